import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import { MongoError } from '../errors.ts';
import type { Rows } from './row.ts';

/** An open result of which the client has not read all. */
export interface OpenCursor {
  readonly namespace: string;
  readonly rows: Rows<Buffer>;
  /** Gives the store's snapshot back until the next batch. */
  readonly suspend: () => void;
  /** Called once, when the cursor has ended. */
  readonly release: () => void;
}

interface Entry extends OpenCursor {
  readonly keepForever: boolean;
  readonly session: string | undefined;
  lastUsed: number;
}

/** MongoDB's cursorTimeoutMillis and clientCursorMonitorFrequencySecs. */
const idleTimeoutMs = 10 * 60 * 1000;
const sweepEveryMs = 4_000;

/** Open cursors by id. A pooled driver may ask for the next batch on another connection, so they belong to none. */
export class CursorRegistry {
  private readonly cursors = new Map<string, Entry>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.sweeper = setInterval(() => this.sweep(), sweepEveryMs).unref();
  }

  add(cursor: OpenCursor, options: { keepForever: boolean; session: string | undefined }): Long {
    const id = Long.fromBigInt(randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn);
    this.cursors.set(id.toString(), { ...cursor, ...options, lastUsed: this.now() });
    return id;
  }

  /** Error 43 for an id that is unknown, ended, timed out or of another collection. */
  get(id: Long, namespace: string): OpenCursor {
    const cursor = this.cursors.get(id.toString());
    if (!cursor) throw new MongoError(43, `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace) {
      throw new MongoError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.lastUsed = this.now();
    return cursor;
  }

  /** Whether there was such a cursor. */
  kill(id: Long): boolean {
    const cursor = this.cursors.get(id.toString());
    cursor?.rows.return();
    cursor?.release();
    return this.cursors.delete(id.toString());
  }

  killAll(which: (cursor: { namespace: string; session: string | undefined }) => boolean): void {
    for (const [id, cursor] of this.cursors) if (which(cursor)) this.kill(Long.fromString(id));
  }

  /** Ends cursors that nobody has asked for in ten minutes. */
  sweep(): void {
    const oldest = this.now() - idleTimeoutMs;
    for (const [id, cursor] of this.cursors) {
      if (!cursor.keepForever && cursor.lastUsed < oldest) this.kill(Long.fromString(id));
    }
  }

  get size(): number {
    return this.cursors.size;
  }

  close(): void {
    clearInterval(this.sweeper);
    this.killAll(() => true);
  }
}
