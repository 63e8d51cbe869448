//! The lines of `tests/data/tactics.txt`, read and written.

use super::Attack;
use super::tactic::{Claim, Tactic};
use mnk::{Cell, Rules};
use std::fmt::{self, Display};
use std::str::FromStr;

impl Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Win(plies) => write!(f, "win {plies}"),
            Claim::WinWithin(plies) => write!(f, "win<={plies}"),
            Claim::Hold(plies, loss) => write!(f, "hold {plies} else loss<={loss}"),
            Claim::HoldForGood => write!(f, "hold else loss"),
        }
    }
}

impl FromStr for Claim {
    type Err = String;

    fn from_str(text: &str) -> Result<Claim, String> {
        let number = |text: &str| text.parse().map_err(|_| format!("'{text}' is no number"));
        if text == "hold else loss" {
            Ok(Claim::HoldForGood)
        } else if let Some(plies) = text.strip_prefix("win ") {
            Ok(Claim::Win(number(plies)?))
        } else if let Some(plies) = text.strip_prefix("win<=") {
            Ok(Claim::WinWithin(number(plies)?))
        } else {
            let plies = text.strip_prefix("hold ").and_then(|rest| rest.split_once(" else loss<="));
            let (hold, loss) = plies.ok_or_else(|| format!("'{text}' is no claim"))?;
            Ok(Claim::Hold(number(hold)?, number(loss)?))
        }
    }
}

impl Display for Tactic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names =
            |cells: &[Cell]| cells.iter().map(Cell::to_string).collect::<Vec<String>>().join(" ");
        let attack = match self.attack {
            Attack::Fours => "fours",
            Attack::Threats => "threats",
            Attack::Wide => "wide",
            Attack::All => "exhaustive",
        };
        let Tactic { rules, kind, claim, .. } = self;
        let (moves, answers) = (names(&self.moves), names(&self.answers));
        write!(f, "{rules} | {moves} | {kind} | {claim} | {answers} | {attack}")?;
        self.trap.map_or(Ok(()), |trap| write!(f, " | trap {trap}"))
    }
}

impl FromStr for Tactic {
    type Err = String;

    fn from_str(line: &str) -> Result<Tactic, String> {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [rules, moves, kind, claim, answers, attack, ref rest @ ..] = parts[..] else {
            return Err("fewer than six parts".to_owned());
        };
        let rules: Rules = rules.parse().map_err(|error| format!("{error}"))?;
        let cell = |name: &str| rules.parse_cell(name).map_err(|error| error.to_string());
        let attack = match attack {
            "fours" => Attack::Fours,
            "threats" => Attack::Threats,
            "wide" => Attack::Wide,
            "exhaustive" => Attack::All,
            other => return Err(format!("'{other}' is no way of proving")),
        };
        let trap = rest.first().and_then(|part| part.strip_prefix("trap "));
        Ok(Tactic {
            rules,
            moves: moves.split_whitespace().map(cell).collect::<Result<_, _>>()?,
            kind: kind.to_owned(),
            claim: claim.parse()?,
            answers: answers.split_whitespace().map(cell).collect::<Result<_, _>>()?,
            attack,
            trap: trap.map(cell).transpose()?,
        })
    }
}

/// The positions of a file: every line but the empty ones and those that begin with `#`.
pub fn read(text: &str) -> Result<Vec<Tactic>, String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().map_err(|error| format!("{line}: {error}"))).collect()
}
