/**
 * The opened tree as a drawing. Only what lies in the window is drawn, and kept until it changes, so the size of
 * the tree does not matter.
 *
 * @import {Item, Layout, Placed, TreeModel} from './tree_model.js'
 * @import {DrawnLook} from './tree_text.js'
 */
import { perFrame, s } from '../view/dom.js';
import { layOut } from './tree_model.js';
import { drawItem, isBest, progressOf, signature, sizeOf } from './tree_text.js';

const [LEAST, MOST] = [0.08, 3];
/** A press that moves less than this is a click, in px. */
const SLACK = 5;

/**
 * Moves and scales a drawing: drag, wheel, two fingers. The view is `k` and the point of the drawing at the
 * upper left corner, `x` and `y`.
 */
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
    on('pointerdown', ({ button, pointerId, clientX: x, clientY: y }) => {
      if (button !== 0) return;
      if (this.pointers.size === 0) this.moved = false;
      this.pointers.set(pointerId, { x, y });
    });
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
    if (others.length === 0) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const [still] = others;
    const far = (/** @type {{x: number, y: number}} */ { x, y }) => Math.max(10, Math.hypot(x - still.x, y - still.y));
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

/** With more nodes than this in the window, or smaller than this, only boxes are drawn. */
const MOST_DRAWN = 180;
const SMALLEST = 0.35;

export class TreeDrawing {
  /**
   * @param {HTMLElement} host
   * @param {{press: (item: Item) => void, toggle: (item: Item) => void, source: (id: number) => void}} hands
   */
  constructor(host, hands) {
    this.host = host;
    this.hands = hands;
    /** @type {TreeModel | null} */
    this.model = null;
    /** @type {DrawnLook | null} */
    this.look = null;
    /** @type {Layout | null} */
    this.layout = null;
    /** What stays where it is when the layout changes. @type {{key: string, x: number, y: number} | null} */
    this.anchor = null;
    /** @type {Map<string, {element: SVGElement, sign: string}>} */
    this.drawn = new Map();
    this.edges = Object.fromEntries(['plain', 'best', 'cut', 'future', 'boxes'].map((kind) => [kind, s('path', { class: `edge ${kind}` })]));
    this.nodes = s('g', { class: 'nodes' });
    this.world = s('g', {}, ...Object.values(this.edges), this.nodes);
    this.svg = s('svg', { class: 'tree-svg', 'aria-hidden': 'true' }, this.world);
    host.append(this.svg);
    this.render = perFrame(() => this.#render());
    this.view = new PanZoom(host, () => this.render());
    host.addEventListener('click', (event) => this.#clicked(event));
    new ResizeObserver(() => this.render()).observe(host);
  }

  /** @param {TreeModel} model @param {DrawnLook} look */
  show(model, look) {
    this.model = model;
    this.look = look;
    this.layout = null;
    this.drawn.clear();
    this.nodes.replaceChildren();
    this.render();
  }

  /** The opened part has changed; what was looked at stays where it is. */
  changed() {
    this.layout = null;
    this.render();
  }

  /** The whole drawing, as far as it can be read; else the root at its top. */
  fit() {
    this.whole();
    if (!this.layout || this.view.k >= 0.45) return;
    const root = this.layout.placed[0];
    const { w } = this.view.size;
    this.view.set(root.x - w / 2 / 0.75, -16, 0.75);
  }

  /** Everything, however small. */
  whole() {
    this.#lay();
    if (this.layout) this.view.fit(this.layout);
  }

  /** Brings an item into the window, and as much as fits of what is right below it if that is wanted.
   * @param {string | undefined} key @param {boolean} [withBelow] */
  reveal(key, withBelow = false) {
    this.#lay();
    const place = this.layout?.placed.find(({ item }) => item.key === key);
    if (!place) return;
    const boxes = [place, ...(withBelow ? this.layout?.placed.filter(({ parent }) => parent === place) ?? [] : [])];
    // Around the node itself, where there is more than fits.
    const [room, high] = [(this.view.size.w / this.view.k - 30) / 2, this.view.size.h / this.view.k - 30];
    this.view.show({
      left: Math.max(place.x - room, Math.min(...boxes.map(({ x, w }) => x - w / 2))),
      right: Math.min(place.x + room, Math.max(...boxes.map(({ x, w }) => x + w / 2))),
      top: place.y, bottom: Math.min(place.y + high, Math.max(...boxes.map(({ y, h }) => y + h))),
    });
  }

  #lay() {
    const { model, look } = this;
    if (this.layout || !model?.root || !look) return;
    const anchor = this.anchor;
    this.layout = layOut(model, (item) => sizeOf(item, look));
    // Opening a branch must not move the node under the finger.
    const place = anchor && this.layout.placed.find(({ item }) => item.key === anchor.key);
    if (place) this.view.set(this.view.x + place.x - anchor.x, this.view.y + place.y - anchor.y, this.view.k);
    this.anchor = null;
  }

  /** Where an item is, so that it stays there when the layout changes. @param {string} key */
  hold(key) {
    const place = this.layout?.placed.find(({ item }) => item.key === key);
    this.anchor = place ? { key, x: place.x, y: place.y } : null;
  }

  #render() {
    const { model, look } = this;
    const { w, h } = this.view.size;
    if (!model?.root || !look || w === 0) return;
    this.#lay();
    const { x, y, k } = this.view;
    this.world.setAttribute('transform', `scale(${k}) translate(${-x} ${-y})`);
    const box = { left: x, top: y, right: x + w / k, bottom: y + h / k };
    const inside = (this.layout?.placed ?? []).filter((place) => touches(place, box));
    const simple = k < SMALLEST || inside.filter(isIn(box)).length > MOST_DRAWN;
    this.#drawEdges(inside, simple ? inside.filter(isIn(box)) : []);
    this.#drawNodes(simple ? [] : inside.filter(isIn(box)));
  }

  /** @param {Placed[]} places */
  #drawNodes(places) {
    const look = /** @type {DrawnLook} */ (this.look);
    const selected = this.model?.selected?.key;
    const kept = new Set(places.map(({ item }) => item.key));
    for (const [key, { element }] of this.drawn) {
      if (kept.has(key)) continue;
      element.remove();
      this.drawn.delete(key);
    }
    for (const { item, x, y, w, h } of places) {
      const sign = signature(item, look, item.key === selected);
      let known = this.drawn.get(item.key);
      if (known?.sign !== sign) {
        const element = drawItem(item, look, item.key === selected, { w, h });
        if (known) known.element.replaceWith(element);
        else this.nodes.append(element);
        known = { element, sign };
        this.drawn.set(item.key, known);
      }
      known.element.setAttribute('transform', `translate(${x} ${y})`);
    }
  }

  /** @param {Placed[]} places @param {Placed[]} boxes */
  #drawEdges(places, boxes) {
    const look = /** @type {DrawnLook} */ (this.look);
    /** @type {Record<string, string[]>} */
    const lines = { plain: [], best: [], cut: [], future: [], boxes: [] };
    for (const { item, x, y, parent } of places) {
      if (!parent) continue;
      const [top, middle] = [parent.y + parent.h, (parent.y + parent.h + y) / 2];
      const kind = progressOf(item, look.moment) === 'future' ? 'future' : item.kind === 'cut' ? 'cut' : isBest(item, look) ? 'best' : 'plain';
      lines[kind].push(`M${parent.x} ${top}C${parent.x} ${middle} ${x} ${middle} ${x} ${y}`);
    }
    for (const { x, y, w, h } of boxes) lines.boxes.push(`M${x - w / 2} ${y}h${w}v${h}h${-w}z`);
    for (const [kind, paths] of Object.entries(lines)) this.edges[kind].setAttribute('d', paths.join(''));
  }

  /** @param {Event} event */
  #clicked(event) {
    const target = /** @type {Element} */ (event.target);
    if (this.view.moved) return;
    if (target === this.edges.boxes) {
      this.#approach(/** @type {PointerEvent} */ (event));
      return;
    }
    const key = target.closest('[data-key]')?.getAttribute('data-key');
    const item = key && this.model?.items().find((shown) => shown.key === key);
    if (!item) return;
    const source = target.closest('[data-source]')?.getAttribute('data-source');
    if (source) this.hands.source(Number(source));
    else if (target.closest('[data-toggle]')) this.hands.toggle(item);
    else this.hands.press(item);
  }

  /** A click on a box too small to be read comes nearer and selects it. @param {PointerEvent} event */
  #approach({ clientX, clientY }) {
    const { left, top } = this.host.getBoundingClientRect();
    const { view } = this;
    const [x, y] = [view.x + (clientX - left) / view.k, view.y + (clientY - top) / view.k];
    const place = this.layout?.placed.find(isIn({ left: x, right: x, top: y, bottom: y }));
    if (!place) return;
    view.set(place.x - view.size.w / 2, place.y - view.size.h / 3, 1);
    this.model?.select(place.item);
  }
}

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** Whether a node or the line to its parent is in the window. @param {Placed} place @param {Box} box */
function touches({ x, y, w, h, parent }, box) {
  const [left, right] = parent ? [Math.min(x - w / 2, parent.x), Math.max(x + w / 2, parent.x)] : [x - w / 2, x + w / 2];
  const top = parent ? parent.y + parent.h : y;
  return left <= box.right && right >= box.left && top <= box.bottom && y + h >= box.top;
}

/** Whether the node itself is. @param {Box} box */
const isIn = (box) => (/** @type {Placed} */ { x, y, w, h }) =>
  x - w / 2 <= box.right && x + w / 2 >= box.left && y <= box.bottom && y + h >= box.top;
