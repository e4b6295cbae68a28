import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import { IdleRegistry } from '../storage/idle-registry.ts';
import type { Source } from './batch.ts';

/** A result that the client has not read completely. */
interface OpenCursor extends Source<Buffer> {
  readonly namespace: string;
  /** Called once, when the cursor has ended. */
  readonly release: () => void;
}

/** MongoDB's default for cursorTimeoutMillis. */
const IDLE_MS = 10 * 60 * 1000;

/** Open cursors by id. They belong to no connection: a pool may request the next batch on another one. */
export class CursorRegistry extends IdleRegistry<OpenCursor> {
  constructor() {
    super(IDLE_MS, ({ rows, release }) => {
      rows.return();
      release();
    });
  }

  open(cursor: OpenCursor, session: string | undefined): Long {
    const id = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
    this.add(id, cursor, session);
    return Long.fromBigInt(id);
  }

  /** Error 43 for an unknown id, 13 for a cursor of another collection. */
  get(id: Long, namespace: string): OpenCursor {
    const cursor = this.use(id.toBigInt());
    if (!cursor) throw new MongoError(43, `cursor id ${id.toString()} not found`);
    if (cursor.namespace === namespace) return cursor;
    throw new MongoError(13, `cursor id ${id.toString()} belongs to the namespace ${cursor.namespace}`);
  }
}
