/**
 * Moves and scales a drawing: drag, wheel, two fingers. The view is `k` and the point of the drawing at the
 * upper left corner, `x` and `y`.
 */

const [LEAST, MOST] = [0.08, 3];
/** A press that moves less than this is a click, in px. */
const SLACK = 5;

export class PanZoom {
  /** @param {Element} host @param {() => void} onChange */
  constructor(host, onChange) {
    this.host = host;
    this.onChange = onChange;
    this.x = 0;
    this.y = 0;
    this.k = 1;
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    /** Whether the press has moved, and is no click. */
    this.moved = false;
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ run, passive = true) => host.addEventListener(type, run, { passive });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) on(type, (event) => this.pointers.delete(event.pointerId));
    on('wheel', (event) => this.#wheel(event), false);
  }

  /** Pixels of the window. */
  get size() {
    return { w: this.host.clientWidth, h: this.host.clientHeight };
  }

  /** @param {number} x @param {number} y @param {number} k */
  set(x, y, k) {
    [this.x, this.y, this.k] = [x, y, Math.max(LEAST, Math.min(MOST, k))];
    this.onChange();
  }

  /** Scales around a point of the window, the middle unless told. @param {number} factor @param {{x: number, y: number}} [at] */
  zoom(factor, at = { x: this.size.w / 2, y: this.size.h / 2 }) {
    const k = Math.max(LEAST, Math.min(MOST, this.k * factor));
    this.set(this.x + at.x / this.k - at.x / k, this.y + at.y / this.k - at.y / k, k);
  }

  /** Moves by pixels of the window. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.set(this.x - dx / this.k, this.y - dy / this.k, this.k);
  }

  /** Shows a box as a whole, and never larger than life. @param {{left: number, top: number, right: number, bottom: number}} box */
  fit({ left, top, right, bottom }) {
    const { w, h } = this.size;
    const k = Math.max(LEAST, Math.min(1, w / (right - left + 24), h / (bottom - top + 24)));
    this.set((left + right - w / k) / 2, Math.min(top - 12 / k, (top + bottom - h / k) / 2), k);
  }

  /** Moves as little as needed to show a box. @param {{left: number, top: number, right: number, bottom: number}} box */
  show({ left, top, right, bottom }) {
    const [w, h] = [this.size.w / this.k, this.size.h / this.k];
    const near = (/** @type {number} */ at, /** @type {number} */ room, /** @type {number} */ from, /** @type {number} */ to) =>
      (to - from > room ? (from + to - room) / 2 : Math.min(from, Math.max(to - room, at)));
    const pad = 12 / this.k;
    const [x, y] = [near(this.x, w, left - pad, right + pad), near(this.y, h, top - pad, bottom + pad)];
    if (x !== this.x || y !== this.y) this.set(x, y, this.k);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    if (this.pointers.size === 0) this.moved = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    // Let go outside, where nobody told.
    if (event.buttons === 0) {
      this.pointers.delete(event.pointerId);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (!this.moved && others.length === 0 && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    if (!this.moved) {
      this.moved = true;
      this.host.setPointerCapture(event.pointerId);
    }
    this.pointers.set(event.pointerId, now);
    if (others.length === 0) this.pan(now.x - before.x, now.y - before.y);
    else this.#pinch(others[0], before, now);
  }

  /** @typedef {{x: number, y: number}} Point */
  /** @param {Point} still @param {Point} before @param {Point} now */
  #pinch(still, before, now) {
    const far = (/** @type {Point} */ point) => Math.max(10, Math.hypot(point.x - still.x, point.y - still.y));
    const { left, top } = this.host.getBoundingClientRect();
    this.zoom(far(now) / far(before), { x: (still.x + now.x) / 2 - left, y: (still.y + now.y) / 2 - top });
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const { left, top } = this.host.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const step = Math.max(-120, Math.min(120, event.deltaY * lines));
    this.zoom(Math.exp(-step / 400), { x: event.clientX - left, y: event.clientY - top });
  }
}
