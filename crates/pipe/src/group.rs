//! The processes that belong to a program, and the end of all of them.

use std::sync::atomic::{AtomicU64, Ordering};

/// In the environment of a program, and so of every process that it starts, whatever group that moves
/// to.
pub(crate) const MARK: &str = "INAROW_PROGRAM";

/// A mark that no other program has.
pub(crate) fn fresh_mark() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// The processes of one program: those of its process group, and those with its mark.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// The number of the first process, which is that of its group.
    pub id: u32,
    pub mark: String,
}

/// What the processes of a program use.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    pub processes: usize,
    /// In bytes.
    pub memory: u64,
}

impl Group {
    /// What they use now; nothing where the system does not tell. Of more processes than `most` only
    /// one more is counted: whoever starts them without end must not be waited for.
    pub fn usage(&self, most: usize) -> Usage {
        self.members().take(most.saturating_add(1)).fold(Usage::default(), |sum, member| Usage {
            processes: sum.processes + 1,
            memory: sum.memory.saturating_add(member.memory),
        })
    }
}

/// One process.
struct Member {
    #[cfg_attr(not(unix), expect(dead_code, reason = "nothing is ended by number there"))]
    id: u32,
    memory: u64,
}

#[cfg(unix)]
impl Group {
    /// Ends all of them, now.
    pub fn kill(&self) {
        use rustix::process::{Pid, Signal, kill_process, kill_process_group};
        /// A process that starts others while it is being ended needs more than one round.
        const ROUNDS: usize = 50;
        let pid = |id: u32| i32::try_from(id).ok().and_then(Pid::from_raw);
        for round in 0..ROUNDS {
            // What is gone already is no error.
            let _ = pid(self.id).map(kill_group);
            let mut is_over = true;
            for member in self.members() {
                is_over = false;
                let _ = pid(member.id).map(|pid| kill_process(pid, Signal::KILL));
            }
            if is_over {
                break;
            }
            if round > 0 {
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
        }

        fn kill_group(pid: Pid) -> rustix::io::Result<()> {
            kill_process_group(pid, Signal::KILL)
        }
    }
}

#[cfg(not(unix))]
impl Group {
    /// Only the first process can be ended, by whoever started it.
    pub fn kill(&self) {}
}

#[cfg(target_os = "linux")]
impl Group {
    /// The processes that there are now; those that are dead already do not count.
    fn members(&self) -> impl Iterator<Item = Member> {
        let entries = std::fs::read_dir("/proc").into_iter().flatten();
        let ids = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        ids.filter_map(|id| self.member(id))
    }

    fn member(&self, id: u32) -> Option<Member> {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The second field is the name, in parentheses, which may contain anything.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace();
        let is_dead = matches!(fields.next()?, "Z" | "X");
        let group: u32 = fields.nth(1)?.parse().ok()?;
        if is_dead || !(group == self.id || self.has_mark(id)) {
            return None;
        }
        let pages: u64 = fields.nth(18)?.parse().ok()?;
        Some(Member { id, memory: pages.saturating_mul(rustix::param::page_size() as u64) })
    }

    fn has_mark(&self, id: u32) -> bool {
        let Ok(environment) = std::fs::read(format!("/proc/{id}/environ")) else { return false };
        let mut variables = environment.split(|&byte| byte == 0);
        variables.any(|variable| {
            let rest = variable.strip_prefix(MARK.as_bytes());
            rest.and_then(|rest| rest.strip_prefix(b"=")) == Some(self.mark.as_bytes())
        })
    }
}

#[cfg(not(target_os = "linux"))]
impl Group {
    fn members(&self) -> impl Iterator<Item = Member> {
        std::iter::empty()
    }
}
