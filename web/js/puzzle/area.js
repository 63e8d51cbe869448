/** The part of the board that a hint points at. No browser. */
import { spot } from '../model/scene.js';

/** Sides of so many cells are cut into three parts, shorter ones are left whole. */
const LONG = 6;

/**
 * About a ninth of a large board, a row of a small one, half of one with gravity, with the place in it.
 * @param {Scene} scene @param {string} place @param {boolean} gravity
 * @returns {{x: number, y: number, width: number, height: number, from: string, to: string}} `from`: bottom left, `to`: top right
 */
export function areaAround(scene, place, gravity) {
  const [at, above] = spot(scene, place);
  const [width, height] = [scene.columns.length, scene.rows.length];
  /** @param {number} size @param {number} here @param {number} parts @returns {[number, number]} */
  const part = (size, here, parts) => {
    const n = Math.min(parts - 1, Math.floor((here * parts) / size));
    const [begin, end] = [Math.ceil((n * size) / parts), Math.ceil(((n + 1) * size) / parts)];
    return [begin, end - begin];
  };
  const [x, wide] = part(width, at, gravity ? 2 : width >= LONG ? 3 : 1);
  const [y, high] = part(height, above, gravity ? 1 : height >= LONG ? 3 : height);
  return { x, y, width: wide, height: high, from: scene.columns[x] + scene.rows[y + high - 1], to: scene.columns[x + wide - 1] + scene.rows[y] };
}
