import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Link } from '../web/js/net/socket.js';

/** A socket in memory; the last one made is `Fake.last`. */
class Fake {
  constructor() {
    this.readyState = 0;
    this.sent = [];
    Fake.last = this;
  }
  open() { this.readyState = 1; this.onopen(); }
  send(text) { this.sent.push(JSON.parse(text)); }
  hear(event) { this.onmessage({ data: JSON.stringify(event) }); }
  close() { this.readyState = 3; this.onclose(); }
}

const connected = () => {
  const link = new Link('ws://x/ws', Fake);
  link.connect();
  Fake.last.open();
  return link;
};

test('a request streams events and ends with its last one', async () => {
  const link = connected();
  const heard = [];
  const request = link.request('move', { seed: 1 }, (event) => heard.push(event.depth));
  Fake.last.hear({ id: request.id, event: 'thinking', depth: 1 });
  Fake.last.hear({ id: 999, event: 'thinking', depth: 2 });
  Fake.last.hear({ id: request.id, event: 'moved', move: 'a1' });
  assert.equal((await request.done).move, 'a1');
  assert.deepEqual(heard, [1]);
  assert.ok(!link.running.has(request.id));
});

test('an error rejects with its code', async () => {
  const link = connected();
  const request = link.request('state', {});
  Fake.last.hear({ id: request.id, event: 'error', code: 'move', message: 'b2 is taken' });
  await assert.rejects(request.done, (error) => error.code === 'move' && /taken/.test(error.message));
});

test('what is too long for the server is not sent', async () => {
  const link = connected();
  Fake.last.hear({ id: 1, event: 'welcome', limits: { message: 100, record: 200 } });
  await new Promise((resolve) => { setImmediate(resolve); });
  for (const [op, letters, most] of [['state', 40, 100], ['import', 90, 200], ['export', 90, 200]]) {
    const request = link.request(op, { text: 'é'.repeat(letters) });
    await assert.rejects(request.done, (error) => error.code === 'too_large' && error.message.endsWith(`at most ${most}`));
    assert.ok(!link.running.has(request.id));
    assert.equal(Fake.last.sent.at(-1).op, 'hello');
  }
  // Records may be longer than other messages.
  link.request('import', { text: 'é'.repeat(40) });
  assert.equal(Fake.last.sent.at(-1).op, 'import');
});

test('stop names its target; a cancelled request is heard no more', async () => {
  const link = connected();
  let settled = false;
  const request = link.request('analyse', {});
  request.done.then(() => { settled = true; });
  request.cancel();
  assert.deepEqual(Fake.last.sent.at(-1), { id: request.id + 1, op: 'stop', target: request.id });
  Fake.last.hear({ id: request.id, event: 'analysed' });
  await new Promise((resolve) => { setImmediate(resolve); });
  assert.equal(settled, false);
});

test('after a lost connection what ran is sent again, once, under a new id', async () => {
  const link = connected();
  const states = [];
  link.onState = ({ connected: up }) => states.push(up);
  const request = link.request('move', { seed: 7 });
  const dropped = link.request('analyse', {});
  dropped.cancel();
  const old = request.id;
  Fake.last.close();
  clearTimeout(link.timer);
  link.connect();
  Fake.last.open();
  assert.deepEqual(states, [false, true]);
  assert.deepEqual(Fake.last.sent.map(({ op }) => op), ['hello', 'move']);
  assert.notEqual(request.id, old);
  Fake.last.hear({ id: request.id, event: 'moved', move: 'b2' });
  assert.equal((await request.done).move, 'b2');
});

test('what is asked without a connection is sent when there is one', () => {
  const link = new Link('ws://x/ws', Fake);
  link.connect();
  link.request('state', {});
  Fake.last.open();
  assert.deepEqual(Fake.last.sent.map(({ op }) => op), ['hello', 'state']);
});

test('the waits between attempts grow', () => {
  const link = new Link('ws://x/ws', Fake);
  const waits = [];
  link.onState = ({ retryMs }) => waits.push(retryMs);
  for (let i = 0; i < 9; i++) {
    clearTimeout(link.timer);
    link.connect();
    Fake.last.close();
  }
  clearTimeout(link.timer);
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});
