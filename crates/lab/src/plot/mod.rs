//! Plots of results, as SVG and PNG. Fonts come with the program, so that none need be installed.

mod charts;
mod draw;

pub use charts::{Kind, Plot, plots};
pub use draw::{Chart, Line, PlotError, Scale};
