import { Long } from 'bson';
import { CursorRegistry } from './cursor-registry.ts';
import type { Rows } from './row.ts';

let now = 0;
let registry: CursorRegistry;
beforeEach(() => {
  now = 0;
  registry = new CursorRegistry(() => now);
});
afterEach(() => registry.close());

const minutes = 60_000;

function open(session?: string) {
  const state = { ended: false };
  function* rows(): Rows<Buffer> {
    try {
      yield Buffer.alloc(1);
    } finally {
      state.ended = true;
    }
  }
  const started = rows();
  started.next();
  const cursor = { namespace: 'db.c', rows: started, suspend: () => undefined, release: () => undefined };
  return { id: registry.add(cursor, session), state };
}

test('a cursor that nobody asks for ends after ten minutes, and gives its scan back', () => {
  const { id, state } = open();
  now = 9 * minutes;
  registry.sweep();
  expect(registry.get(id, 'db.c')).toBeDefined();
  now = 18 * minutes;
  registry.sweep();
  expect(state.ended).toBe(false);
  now = 20 * minutes;
  registry.sweep();
  expect(state.ended).toBe(true);
  expect(() => registry.get(id, 'db.c')).toThrow('not found');
});

test('a cursor answers for its own collection only', () => {
  const { id } = open();
  expect(() => registry.get(id, 'db.other')).toThrow('different namespace');
  expect(() => registry.get(Long.fromNumber(1), 'db.c')).toThrow('not found');
});

test('ending a session ends its cursors alone', () => {
  const mine = open('a');
  const other = open('b');
  registry.killAll(({ session }) => session === 'a');
  expect(mine.state.ended).toBe(true);
  expect(other.state.ended).toBe(false);
  expect(registry.size).toBe(1);
});
