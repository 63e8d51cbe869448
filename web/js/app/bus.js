/**
 * How the parts of the page hear of each other. Topics:
 *
 * `game` the position, the players or the pause changed (detail: {@link GameChange});
 * `thinking` the computer's thinking; `analysis`; `hint`; `server` the server's view of the position;
 * `connection`; `settings`; `language`; `preview` a line shown on the board; `message` a sentence for the user;
 * `view` another view of the page.
 *
 * @typedef {'game' | 'thinking' | 'analysis' | 'hint' | 'server' | 'connection' | 'settings' | 'language'
 *   | 'preview' | 'message' | 'view'} Topic
 * @typedef {{kind: 'new' | 'move' | 'goto' | 'players' | 'pause' | 'load', by?: 'human' | 'computer'}} GameChange
 */
export class Bus {
  /** @type {Map<Topic, ((detail: any) => void)[]>} */
  #listeners = new Map();

  /** @param {Topic | Topic[]} topics @param {(detail: any) => void} listener */
  on(topics, listener) {
    for (const topic of [topics].flat()) {
      this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
    }
  }

  /** @param {Topic} topic @param {any} [detail] */
  emit(topic, detail) {
    for (const listener of this.#listeners.get(topic) ?? []) listener(detail);
  }
}
