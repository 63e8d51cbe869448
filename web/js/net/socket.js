/**
 * The connection to the server: requests that stream events, kept over a lost connection.
 *
 * A request that runs when the connection is lost is sent again, with a new id, when it is back.
 */

/** Waits between attempts, in ms. */
const BACK_OFF = [250, 500, 1000, 2000, 4000, 8000, 15_000];
/** The first event that ends a request of each op; `error` ends any. */
const LAST = new Set(['welcome', 'state', 'moved', 'opened', 'analysed', 'hint', 'why_move', 'engine_search', 'game', 'file', 'tree', 'steps', 'why', 'growth', 'estimate', 'costs', 'weighed', 'solved', 'review', 'puzzle', 'puzzles', 'puzzle_tried', 'lab', 'comparison', 'binary', 'tournament', 'museum', 'stopped', 'error']);

/** Requests that bring or take a record, and may be longer than others. */
const RECORDS = new Set(['import', 'export']);

/** @typedef {Record<string, any> & {id: number | null, event: string}} ServerEvent */

export class ServerError extends Error {
  /** @param {ServerEvent} event */
  constructor(event) {
    super(event.message);
    this.code = /** @type {string} */ (event.code);
    this.event = event;
  }
}

/** One running request. */
export class Request {
  /** @param {Link} link @param {string} op @param {object} fields @param {(event: ServerEvent) => void} [onEvent] */
  constructor(link, op, fields, onEvent) {
    this.link = link;
    this.op = op;
    this.fields = fields;
    this.onEvent = onEvent;
    this.id = 0;
    this.stopping = false;
    this.cancelled = false;
    /** The last event; a ServerError if that is an error. @type {Promise<ServerEvent>} */
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Who cares listens to `done`; a cancelled request has nobody.
    this.done.catch(() => {});
  }

  /** Asks for the best found so far, at once. */
  stop() {
    if (this.stopping) return;
    this.stopping = true;
    this.link.send({ id: this.link.nextId(), op: 'stop', target: this.id });
  }

  /** Stops, and hears nothing more: `done` never settles. */
  cancel() {
    if (this.cancelled) return;
    this.cancelled = true;
    this.stop();
    if (!this.link.connected) this.link.running.delete(this.id);
  }
}

export class Link {
  /** @param {string} address @param {typeof WebSocket} [Socket] */
  constructor(address, Socket = WebSocket) {
    this.address = address;
    this.Socket = Socket;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.connected = false;
    /** @type {Map<number, Request>} */
    this.running = new Map();
    this.lastId = 0;
    this.attempts = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Welcome | null} */
    this.welcome = null;
    /** Called when the connection comes, goes, or an attempt is waited for. @type {(state: {connected: boolean, retryMs: number}) => void} */
    this.onState = () => {};
    /** @type {(welcome: Welcome) => void} */
    this.onWelcome = () => {};
  }

  nextId() {
    this.lastId += 1;
    return this.lastId;
  }

  connect() {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState <= 1) return;
    const socket = new this.Socket(this.address);
    this.socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => this.#received(String(message.data));
    socket.onclose = () => this.#closed(socket);
  }

  #opened() {
    this.connected = true;
    this.attempts = 0;
    const again = [...this.running.values()].filter((request) => !request.cancelled && request.op !== 'hello');
    this.running.clear();
    this.onState({ connected: true, retryMs: 0 });
    this.request('hello', {}).done.then((welcome) => {
      this.welcome = /** @type {any} */ (welcome);
      this.onWelcome(/** @type {any} */ (welcome));
    }).catch(() => {});
    for (const request of again) {
      const { stopping } = request;
      request.stopping = false;
      this.#start(request);
      if (stopping) request.stop();
    }
  }

  /** @param {WebSocket} socket */
  #closed(socket) {
    if (this.socket !== socket) return;
    this.connected = false;
    this.socket = null;
    const wait = BACK_OFF[Math.min(this.attempts, BACK_OFF.length - 1)];
    this.attempts += 1;
    this.onState({ connected: false, retryMs: wait });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** @param {string} text */
  #received(text) {
    /** @type {ServerEvent} */
    const event = JSON.parse(text);
    const request = event.id === null ? undefined : this.running.get(event.id);
    if (!request) {
      if (event.event === 'error') console.warn('server:', event.code, event.message);
      return;
    }
    if (LAST.has(event.event)) this.running.delete(request.id);
    if (request.cancelled) return;
    if (event.event === 'error') request.reject?.(new ServerError(event));
    else if (LAST.has(event.event)) request.resolve?.(event);
    else request.onEvent?.(event);
  }

  /** @param {object} message */
  send(message) {
    this.#sendText(JSON.stringify(message));
  }

  /** @param {string} text */
  #sendText(text) {
    if (this.connected) this.socket?.send(text);
  }

  /** @param {Request} request */
  #start(request) {
    request.id = this.nextId();
    const text = JSON.stringify({ id: request.id, op: request.op, ...request.fields });
    // What is too long the server refuses without reading whose it is, or even hangs up.
    const most = this.welcome?.limits[RECORDS.has(request.op) ? 'record' : 'message'] ?? Infinity;
    // No character takes more than three bytes, so what is short need not be measured.
    const size = 3 * text.length <= most ? 0 : new Blob([text]).size;
    if (size > most) {
      const reason = `${size} bytes are too many; a message has at most ${most}`;
      request.reject?.(new ServerError({ id: request.id, event: 'error', code: 'too_large', message: reason, reason: { name: 'bytes', size: String(size), most: String(most) } }));
      return;
    }
    this.running.set(request.id, request);
    this.#sendText(text);
  }

  /**
   * Sends a request, now or as soon as there is a connection.
   * @param {string} op @param {object} fields @param {(event: ServerEvent) => void} [onEvent]
   */
  request(op, fields, onEvent) {
    const request = new Request(this, op, fields, onEvent);
    this.#start(request);
    return request;
  }
}

/** Answers that are kept, so that each is asked for once; the oldest go first. @template K, V */
export class Kept {
  /** @param {number} most */
  constructor(most) {
    this.most = most;
    /** @type {Map<K, {answer: Promise<V>, value: V | null}>} */
    this.answers = new Map();
  }

  /** The answer, if it is there. @param {K} key */
  peek(key) {
    return this.answers.get(key)?.value ?? null;
  }

  /** @param {K} key @param {() => Promise<V>} ask */
  get(key, ask) {
    const known = this.answers.get(key);
    if (known) return known.answer;
    const asked = { answer: ask(), value: /** @type {V | null} */ (null) };
    this.answers.set(key, asked);
    // What failed may be asked for again.
    asked.answer.then((value) => Object.assign(asked, { value }), () => this.answers.delete(key));
    if (this.answers.size > this.most) this.answers.delete(/** @type {K} */ (this.answers.keys().next().value));
    return asked.answer;
  }
}
