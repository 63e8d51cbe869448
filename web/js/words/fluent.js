/**
 * The part of Fluent (projectfluent.org) that our catalogues use: messages with text over one or
 * more lines, `{ $name }`, `{ "literal" }`, and selectors
 *
 *     { $n ->
 *         [one] { $n } move
 *        *[other] { $n } moves
 *     }
 *
 * by plural category, number or word. Comments are skipped; terms, attributes and functions are errors.
 */

/** @typedef {string | {name: string} | {select: string, variants: {key: string, value: Pattern, isDefault: boolean}[]}} Part */
/** @typedef {Part[]} Pattern */
/** @typedef {Record<string, string | number>} Arguments */

/**
 * The messages of a catalogue.
 * @param {string} text
 * @returns {Map<string, Pattern>}
 */
export function parseCatalogue(text) {
  /** @type {Map<string, Pattern>} */
  const messages = new Map();
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  for (let i = 0; i < lines.length; i++) {
    if (lines[i].trim() === '' || lines[i].startsWith('#')) continue;
    const head = /^([a-z][a-z0-9-]*) *= *(.*)$/.exec(lines[i]);
    if (!head) throw new Error(`line ${i + 1} is not a message: ${lines[i]}`);
    const block = [head[2]];
    // A message goes on in indented lines; a closing brace may stand at the margin.
    while (i + 1 < lines.length && /^(?:[ ]+\S|\}|\s*$)/.test(lines[i + 1])) block.push(lines[++i]);
    messages.set(head[1], new Reader(dedent(block)).message(head[1]));
  }
  return messages;
}

/** One text of the lines of a message, without the indentation they share. @param {string[]} lines */
function dedent([first, ...rest]) {
  while (rest.length > 0 && rest[rest.length - 1].trim() === '') rest.pop();
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return [first, ...rest.map((line) => line.slice(shared))].join('\n').trim();
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** @param {string} id */
  message(id) {
    try {
      const pattern = this.pattern(() => this.at >= this.text.length);
      if (pattern.length === 0) throw new Error('empty');
      return pattern;
    } catch (error) {
      throw new Error(`message ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Text and placeables until `end`. @param {() => boolean} end @returns {Pattern} */
  pattern(end) {
    /** @type {Pattern} */
    const parts = [];
    let text = '';
    while (!end()) {
      if (this.at >= this.text.length) throw new Error('ends too early');
      if (this.text[this.at] === '}') throw new Error('} without {');
      if (this.text[this.at] === '{') {
        if (text) parts.push(text);
        text = '';
        parts.push(this.placeable());
      } else {
        text += this.text[this.at++];
      }
    }
    if (text) parts.push(text);
    return parts;
  }

  /** @param {RegExp} pattern sticky */
  take(pattern) {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  /** @returns {Part} */
  placeable() {
    const literal = this.take(/\{\s*"([^"\\]*)"\s*\}/y);
    if (literal) return literal[1];
    const open = this.take(/\{\s*\$([a-z][a-zA-Z0-9_-]*)\s*/y);
    if (!open) throw new Error(`not a placeable: ${this.text.slice(this.at, this.at + 20)}`);
    if (this.take(/\}/y)) return { name: open[1] };
    if (!this.take(/->[ ]*\n/y)) throw new Error('-> and a new line expected');
    const variants = [];
    for (;;) {
      const key = this.take(/\s*(\*?)\[\s*([a-zA-Z0-9_-]+)\s*\][ ]*/y);
      if (!key) break;
      const ends = () => /^\s*\n\s*(?:\*?\[[a-zA-Z0-9_ -]+\]|\}|$)/.test(this.text.slice(this.at));
      variants.push({ key: key[2], value: this.pattern(ends), isDefault: key[1] === '*' });
    }
    if (!this.take(/\s*\}/y)) throw new Error('} of a selector expected');
    if (variants.filter((variant) => variant.isDefault).length !== 1) throw new Error('one default variant expected');
    return { select: open[1], variants };
  }
}

/** A catalogue in one language. */
export class Catalogue {
  /** @param {string} language @param {string} text */
  constructor(language, text) {
    this.language = language;
    this.messages = parseCatalogue(text);
    this.plurals = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language);
  }

  /** A message in words; its id if there is none. @param {string} id @param {Arguments} [args] */
  format(id, args = {}) {
    const pattern = this.messages.get(id);
    return pattern ? this.#text(pattern, args) : id;
  }

  /** @param {Pattern} pattern @param {Arguments} args @returns {string} */
  #text(pattern, args) {
    return pattern.map((part) => {
      if (typeof part === 'string') return part;
      if ('name' in part) {
        const value = args[part.name];
        return typeof value === 'number' ? this.numbers.format(value) : value ?? `{$${part.name}}`;
      }
      const value = args[part.select];
      const variant = part.variants.find(({ key }) => key === String(value))
        ?? (typeof value === 'number' && part.variants.find(({ key }) => key === this.plurals.select(value)))
        ?? null;
      const chosen = variant || part.variants.find(({ isDefault }) => isDefault);
      return chosen ? this.#text(chosen.value, args) : '';
    }).join('');
  }
}
