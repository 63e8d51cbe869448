//! Drawing a chart of lines. The only file that knows which library does it.

use kuva::RasterBackend;
use kuva::backend::svg::SvgBackend;
use kuva::plot::scatter::MarkerShape;
use kuva::prelude::{LegendPosition, LinePlot, LineStyle, Plot, ScatterPlot, TickFormat};
use kuva::render::layout::Layout;
use kuva::render::render::{Scene, render_multiple};
use std::cmp::Ordering;
use std::sync::Arc;
use words::{Language, Words};

/// Small enough for the letters to be read on a phone.
const WIDTH: f64 = 620.0;
const HEIGHT: f64 = 460.0;
/// Pixels of a PNG for each unit of the SVG.
const DENSITY: f32 = 2.0;
/// The most marks on the axis of depths.
const MOST_TICKS: f64 = 20.0;

/// Colours that people with any kind of colour vision can tell apart (Okabe and Ito), each with a
/// mark of its own, since colour alone tells some people nothing.
const STYLES: [(&str, MarkerShape); 8] = [
    ("#0072b2", MarkerShape::Circle),
    ("#d55e00", MarkerShape::Cross),
    ("#009e73", MarkerShape::Square),
    ("#cc79a7", MarkerShape::Triangle),
    ("#000000", MarkerShape::Diamond),
    ("#e69f00", MarkerShape::TriangleDown),
    ("#56b4e9", MarkerShape::Star),
    ("#666666", MarkerShape::Plus),
];

/// How the vertical axis is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Evenly, from 0.
    Linear,
    /// By powers of ten. What is not above 0 is not drawn.
    Logarithmic,
}

/// A line with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What the legend calls it.
    pub name: String,
    /// Depth and value.
    pub points: Vec<(f64, f64)>,
}

/// A chart of something by depth.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What is above it.
    pub title: String,
    /// What the horizontal axis shows.
    pub horizontal: String,
    /// What the vertical axis shows.
    pub vertical: String,
    /// How the vertical axis is divided.
    pub scale: Scale,
    /// The lines.
    pub lines: Vec<Line>,
    /// How numbers are written.
    pub language: Language,
}

/// A picture that could not be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot draw a plot: {0}")]
pub struct PlotError(String);

impl Chart {
    /// The chart as SVG. `name` is put before every id in it, so that several charts can stand in
    /// one HTML file.
    #[must_use]
    pub fn svg(&self, name: &str) -> String {
        let svg = SvgBackend::default().render_scene(&self.scene());
        // A picture that cannot be scaled is cut off on a phone.
        let size = format!(r#"width="{WIDTH}" height="{HEIGHT}""#);
        let scaled = format!(r#"{size} viewBox="0 0 {WIDTH} {HEIGHT}""#);
        svg.replacen(&size, &scaled, 1).replace("kuva-clip-", &format!("{name}-clip-"))
    }

    /// The chart as PNG.
    ///
    /// # Errors
    /// If the picture cannot be encoded.
    pub fn png(&self) -> Result<Vec<u8>, PlotError> {
        RasterBackend::new().with_scale(DENSITY).render_scene(&self.scene()).map_err(PlotError)
    }

    fn scene(&self) -> Scene {
        let mut plots: Vec<Plot> = Vec::new();
        for (i, line) in self.lines.iter().enumerate() {
            let (color, marker) = STYLES[i % STYLES.len()];
            let points: Vec<(f64, f64)> = self.shown(line).collect();
            // Of lines that coincide both can be seen: the later one is narrower.
            let width = if self.is_covered(i) { 5.0 } else { 2.0 };
            let style = LineStyle::Solid;
            let drawn = LinePlot::new().with_data(points.clone()).with_color(color);
            plots.push(drawn.with_stroke_width(width).with_line_style(style).into());
            let marks = ScatterPlot::new().with_data(points).with_color(color).with_size(4.5);
            plots.push(marks.with_marker(marker).with_legend(line.name.clone()).into());
        }
        let layout = self.layout(&plots);
        render_multiple(plots, layout)
    }

    fn layout(&self, plots: &[Plot]) -> Layout {
        let (first, last) = self.range(|point| point.0);
        let is_empty = first > last;
        let (first, last) = match first.partial_cmp(&last) {
            Some(Ordering::Less) => (first, last),
            Some(Ordering::Equal) => (first - 1.0, last + 1.0),
            _ => (0.0, 1.0),
        };
        let step = ((last - first) / MOST_TICKS).ceil().max(1.0);
        let (bottom, top) = self.vertical_range();
        let words = Words::new(self.language);
        let number = move |value: f64| axis_number(&words, value);
        // The library makes nothing sensible of no points at all.
        let layout = match is_empty {
            false => Layout::auto_from_plots(plots),
            true => Layout::new((0.0, 1.0), (bottom, top)),
        };
        let layout = layout
            .with_width(WIDTH)
            .with_height(HEIGHT)
            .with_title(self.title.clone())
            .with_title_size(18)
            .with_subtitle(self.vertical.clone())
            .with_subtitle_size(14)
            .with_label_size(15)
            .with_tick_size(14)
            .with_body_size(14)
            .with_x_label(self.horizontal.clone())
            // Room for whole marks at both ends.
            .with_x_axis_min(first - 0.03 * (last - first))
            .with_x_axis_max(last + 0.03 * (last - first))
            .with_x_tick_step(step)
            .with_x_tick_format(TickFormat::Integer)
            .with_y_axis_min(bottom)
            .with_y_axis_max(top)
            .with_y_tick_format(TickFormat::Custom(Arc::new(number)))
            .with_legend_position(LegendPosition::OutsideBottomColumns)
            .with_legend_box(false);
        match self.scale {
            Scale::Logarithmic => layout.with_log_y(),
            Scale::Linear => layout,
        }
    }

    /// From where to where the vertical axis goes: whole powers of ten, or from 0 to as much as there
    /// is, and a bit more, so that no mark is cut off.
    fn vertical_range(&self) -> (f64, f64) {
        let (smallest, largest) = self.range(|point| point.1);
        match self.scale {
            Scale::Linear => (-0.02 * largest.max(1.0), (largest * 1.05).max(1.0)),
            Scale::Logarithmic if smallest > largest => (1.0, 10.0),
            Scale::Logarithmic => {
                let bottom = smallest.log10().floor();
                let top = largest.log10().ceil().max(bottom + 1.0);
                (10f64.powf(bottom).min(0.8 * smallest), 10f64.powf(top).max(1.25 * largest))
            }
        }
    }

    /// The points of a line that can be drawn.
    fn shown(&self, line: &Line) -> impl Iterator<Item = (f64, f64)> {
        let is_linear = self.scale == Scale::Linear;
        line.points.iter().copied().filter(move |point| is_linear || point.1 > 0.0)
    }

    /// The smallest and the largest of something, of all points that are drawn.
    fn range(&self, of: fn((f64, f64)) -> f64) -> (f64, f64) {
        let values = self.lines.iter().flat_map(|line| self.shown(line)).map(of);
        values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
            (low.min(value), high.max(value))
        })
    }

    /// Whether a later line has the same points.
    fn is_covered(&self, index: usize) -> bool {
        self.lines[index + 1..].iter().any(|line| line.points == self.lines[index].points)
    }
}

/// A number on an axis, as short as it can be.
fn axis_number(words: &Words, value: f64) -> String {
    if value >= 1.0 && value.fract().abs() < 1e-9 {
        return words.count(value.round() as u64);
    }
    let text = format!("{value:.6}");
    let digits = text.trim_end_matches('0').split('.').nth(1).map_or(0, str::len);
    words.decimal(value, digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(scale: Scale, points: &[(f64, f64)]) -> Chart {
        let line = |name: &str| Line { name: name.to_owned(), points: points.to_vec() };
        Chart {
            title: "Žluťoučký <kůň> · węzły · Узлы".to_owned(),
            horizontal: "глубина".to_owned(),
            vertical: "ů".to_owned(),
            scale,
            lines: vec![line("a & b"), line("c")],
            language: "pl".parse().unwrap(),
        }
    }

    #[test]
    fn a_picture_can_be_scaled_and_has_ids_of_its_own() {
        let svg = chart(Scale::Logarithmic, &[(1.0, 10.0), (2.0, 123.0)]).svg("first");
        assert!(svg.starts_with("<svg ") && svg.contains("viewBox="), "{svg}");
        assert!(svg.contains("first-clip-") && !svg.contains("kuva-clip-"));
        assert!(svg.contains("węzły · Узлы") && svg.contains("&lt;kůň&gt;"));
        assert!(svg.contains("a &amp; b"));
    }

    #[test]
    fn every_chart_can_be_drawn() {
        for scale in [Scale::Linear, Scale::Logarithmic] {
            for points in [&[][..], &[(3.0, 0.0)], &[(1.0, 1.0), (90.0, 1e12)]] {
                let png = chart(scale, points).png().unwrap();
                assert!(png.starts_with(b"\x89PNG"), "{scale:?} {points:?}");
            }
        }
    }

    #[test]
    fn numbers_on_axes_are_short() {
        let said = |value| axis_number(&Words::new(Language::ENGLISH), value);
        assert_eq!(
            [0.0, 0.001, 0.5, 10.0, 1e6].map(said),
            ["0", "0.001", "0.5", "10", "1,000,000"]
        );
        assert_eq!(axis_number(&Words::new("cs".parse().unwrap()), 0.25), "0,25");
    }
}
