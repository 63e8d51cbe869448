/**
 * Where numbers stand on the axes of a plot. No browser.
 *
 * @typedef {{from: number, to: number, ticks: number[], logarithmic: boolean, at: (value: number) => number}} Axis
 *   `at` is 0 at the beginning of the axis and 1 at its end
 */

/** The most numbers along an axis. */
const MOST_TICKS = 8;
const MOST_DEPTHS = 14;

/** Powers of ten, as many as are needed; what is not above 0 has no place on it. @param {number[]} values @returns {Axis} */
export function logAxis(values) {
  const shown = values.filter((value) => value > 0);
  let bottom = Math.floor(Math.log10(Math.min(...shown)) + 1e-9);
  let top = Math.ceil(Math.log10(Math.max(...shown)) - 1e-9);
  if (shown.length === 0) [bottom, top] = [0, 1];
  if (top <= bottom) top = bottom + 1;
  const step = Math.ceil((top - bottom) / MOST_TICKS);
  const ticks = [];
  for (let power = bottom; power <= top; power += step) ticks.push(power < 0 ? 1 / 10 ** -power : 10 ** power);
  return { from: 10 ** bottom, to: 10 ** top, ticks, logarithmic: true, at: (value) => (Math.log10(value) - bottom) / (top - bottom) };
}

/** From 0, in round steps. @param {number[]} values @returns {Axis} */
export function linearAxis(values) {
  const most = Math.max(0, ...values);
  const step = roundStep((most || 1) / 5);
  const count = Math.max(1, Math.ceil(most / step - 1e-9));
  const to = count * step;
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)));
  return { from: 0, to, ticks, logarithmic: false, at: (value) => value / to };
}

/** Whole depths. @param {number[]} depths @returns {Axis} */
export function depthAxis(depths) {
  let [from, to] = [Math.min(...depths), Math.max(...depths)];
  if (depths.length === 0) [from, to] = [1, 2];
  if (from === to) [from, to] = [from - 0.5, to + 0.5];
  const step = Math.max(1, Math.ceil((to - from) / MOST_DEPTHS));
  const ticks = [];
  for (let depth = Math.ceil(from); depth <= to; depth += step) ticks.push(depth);
  return { from, to, ticks, logarithmic: false, at: (value) => (value - from) / (to - from) };
}

/** 1, 2, 5, 10, 20 … and their tenths: not less than `least`. @param {number} least */
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (/** @type {number[]} */ ([1, 2, 5]).find((digit) => digit * power >= least - 1e-12) ?? 10);
}
