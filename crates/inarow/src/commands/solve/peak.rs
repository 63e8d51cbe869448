//! How much memory the program has had at most.

use std::fs;

/// The most bytes that this process ever had in memory at once, where the system tells.
pub fn bytes() -> Option<u64> {
    in_status(&fs::read_to_string("/proc/self/status").ok()?)
}

fn in_status(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_from_the_status() {
        let status = "Name:\tinarow\nVmPeak:\t  9000 kB\nVmHWM:\t   31412 kB\nThreads:\t1\n";
        assert_eq!(in_status(status), Some(31_412 << 10));
        assert_eq!(in_status("Name:\tinarow\n"), None);
        assert_eq!(in_status("VmHWM:\tmuch\n"), None);
    }
}
