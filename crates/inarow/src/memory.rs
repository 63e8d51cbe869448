//! How much memory there is, so that what cannot be had is refused before anything begins.

use lab::compare::Machine;
use std::fs;
use std::path::Path;

/// What one eighth of the memory is kept for: the rest of the program, and all other programs.
const RESERVE: u64 = 8;

/// The bytes that tables may take: seven eighths of the memory; `None` where the system does not tell
/// how much there is.
pub fn most() -> Option<u64> {
    total().map(|bytes| bytes - bytes / RESERVE)
}

/// Says no to tables of so many bytes if they do not fit into memory.
///
/// # Errors
/// What would be right.
pub fn check(bytes: u64) -> Result<(), String> {
    let megabytes = |bytes: u64| bytes >> 20;
    if let (Some(total), Some(most)) = (total(), most())
        && bytes > most
    {
        let (most, total) = (megabytes(most), megabytes(total));
        return Err(format!("must be at most {most} MB, 7/8 of the {total} MB of memory here"));
    }
    if !is_given(bytes) {
        return Err("must be less: the system does not give as much memory to this program".into());
    }
    Ok(())
}

/// Whether the system gives so many bytes. They are not touched, so that this takes neither time nor
/// memory. It also finds the bounds of `ulimit -v`.
fn is_given(bytes: u64) -> bool {
    let mut space = Vec::<u8>::new();
    let reserved = usize::try_from(bytes).is_ok_and(|bytes| space.try_reserve_exact(bytes).is_ok());
    // A compiler may leave out memory that nobody uses.
    std::hint::black_box(&space);
    reserved
}

/// The bytes of memory that this program may use: those of the machine, or of its control group if
/// that has fewer.
fn total() -> Option<u64> {
    let machine = Machine::this().memory_mb.map(|megabytes| megabytes << 20);
    let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    machine.into_iter().chain(group_limit(&groups, Path::new("/sys/fs/cgroup"))).min()
}

/// The lowest limit of the control groups in which a process is, by its `/proc/self/cgroup`, in bytes.
/// A group is bounded by those above it too.
fn group_limit(groups: &str, root: &Path) -> Option<u64> {
    let limits = groups.lines().filter_map(|line| {
        // `0::/path` in version 2; `4:memory:/path` in version 1, which has a tree for memory alone.
        let [_, controllers, path] = line.splitn(3, ':').collect::<Vec<_>>().try_into().ok()?;
        let (root, file) = match controllers {
            "" => (root.to_owned(), "memory.max"),
            _ if controllers.split(',').any(|controller| controller == "memory") => {
                (root.join("memory"), "memory.limit_in_bytes")
            }
            _ => return None,
        };
        let inside = root.join(path.trim_start_matches('/'));
        let groups = inside.ancestors().take_while(|group| group.starts_with(&root));
        // Where there is no limit the file says `max`, is not there, or has a huge number.
        groups
            .filter_map(|group| fs::read_to_string(group.join(file)).ok()?.trim().parse().ok())
            .min()
    });
    limits.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_limit_of_all_groups_counts() {
        let root = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        let limit = |groups: &str| group_limit(groups, root.path());
        assert_eq!(limit("0::/user/me\n"), None);
        write("user/me/memory.max", "max\n");
        assert_eq!(limit("0::/user/me\n"), None);
        write("user/memory.max", "3000\n");
        write("user/other/memory.max", "1\n");
        assert_eq!(limit("0::/user/me\n"), Some(3000));
        write("memory/memory.limit_in_bytes", "9223372036854771712\n");
        write("memory/a:b/memory.limit_in_bytes", "2000\n");
        assert_eq!(limit("5:cpu:/\n4:cpuset,memory:/a:b\n0::/user/me\n"), Some(2000));
        // Seen from inside a container, the path need not be there.
        assert_eq!(limit("4:memory:/docker/1234\n"), Some(9_223_372_036_854_771_712));
        assert_eq!(limit("nonsense\n::\n"), None);
    }

    #[test]
    fn what_is_usual_fits_and_what_nobody_has_does_not() {
        assert_eq!(check(1 << 20), Ok(()));
        assert!(check(u64::MAX).unwrap_err().starts_with("must be "));
        assert!(most().is_none_or(|most| check(most + 1).is_err()));
    }
}
