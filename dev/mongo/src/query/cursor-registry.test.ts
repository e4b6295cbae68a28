import { Long } from 'bson';
import { CursorRegistry } from './cursor-registry.ts';
import type { Rows } from './row.ts';

const MINUTE_MS = 60_000;
let registry: CursorRegistry;
beforeEach(() => {
  jest.useFakeTimers();
  registry = new CursorRegistry();
});
afterEach(() => {
  registry.close();
  jest.useRealTimers();
});

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
  return { id: registry.open(cursor, session), state };
}

describe('CursorRegistry', () => {
  it('ends a cursor after ten minutes without use, and its scan with it', () => {
    const { id, state } = open();
    jest.advanceTimersByTime(9 * MINUTE_MS);
    expect(registry.get(id, 'db.c')).toBeDefined();
    jest.advanceTimersByTime(9 * MINUTE_MS);
    expect(state.ended).toBe(false);
    jest.advanceTimersByTime(2 * MINUTE_MS);
    expect(state.ended).toBe(true);
    expect(() => registry.get(id, 'db.c')).toThrow('not found');
  });

  it('returns a cursor only for its own collection', () => {
    const { id } = open();
    expect(() => registry.get(id, 'db.other')).toThrow('belongs to the namespace db.c');
    expect(() => registry.get(Long.fromNumber(1), 'db.c')).toThrow('not found');
  });

  it('ends only the cursors of an ended session', () => {
    const mine = open('a');
    const other = open('b');
    registry.endWhere((_, session) => session === 'a');
    expect(mine.state.ended).toBe(true);
    expect(other.state.ended).toBe(false);
    expect(registry.size).toBe(1);
  });
});
