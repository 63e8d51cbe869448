//! `hello`: what this service can do.

use crate::bounded_search::needs_depth;
use crate::bounds::Bounds;
use crate::event::{AlgorithmName, Most, Welcome};
use engine::Level;
use gametree::Algorithm;
use mnk::{Evaluator, MAX_SIDE};

pub(crate) fn welcome(bounds: &Bounds) -> Welcome {
    Welcome {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        limits: Most {
            cells: usize::from(MAX_SIDE).pow(2),
            ms: bounds.time.as_millis() as u64,
            lines: Bounds::LINES,
            message: bounds.message,
        },
        algorithms: Algorithm::ALL
            .map(|algorithm| AlgorithmName {
                name: algorithm.name().to_owned(),
                needs_depth: needs_depth(algorithm),
            })
            .to_vec(),
        evaluators: Evaluator::ALL.map(|evaluator| evaluator.name().to_owned()).to_vec(),
        levels: Level::FULL.number(),
    }
}
