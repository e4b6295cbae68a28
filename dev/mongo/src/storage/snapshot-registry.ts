import { Timestamp } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import type { Environment } from './environment.ts';
import { IdleRegistry } from './idle-registry.ts';
import { Snapshot } from './snapshot.ts';

/** mongod's default for minSnapshotHistoryWindowInSeconds. */
const IDLE_MS = 5 * 60 * 1000;

/** A snapshot, and the cluster time under which the client asks for it again. */
export interface TimedSnapshot {
  readonly snapshot: Snapshot;
  readonly time: Timestamp;
}

/** Open snapshots by their cluster time. */
export class SnapshotRegistry {
  readonly #environment: Environment;
  readonly #snapshots: IdleRegistry<Snapshot>;
  #opened = 0;

  constructor(environment: Environment, now: () => number = () => performance.now()) {
    this.#environment = environment;
    this.#snapshots = new IdleRegistry<Snapshot>({
      idleMs: IDLE_MS,
      end: (snapshot) => snapshot.release(),
      isBusy: (snapshot) => !snapshot.isIdle,
      now,
    });
  }

  get size(): number {
    return this.#snapshots.size;
  }

  /** A snapshot of this moment. It ends with its session, or after five minutes without use. */
  open(session: string | undefined): TimedSnapshot {
    const time = new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++this.#opened });
    const snapshot = new Snapshot(this.#environment);
    this.#snapshots.add(time.toBigInt(), snapshot, session);
    return { snapshot, time };
  }

  /** Error 239 if the snapshot has ended or never existed. */
  get(time: Timestamp): Snapshot {
    const snapshot = this.#snapshots.get(time.toBigInt());
    if (snapshot) return snapshot;
    throw new MongoError(239, 'Read timestamp is older than the oldest available timestamp.');
  }

  endSessions(matches: (session: string | undefined) => boolean): void {
    this.#snapshots.endWhere((_, session) => matches(session));
  }

  sweep(): void {
    this.#snapshots.sweep();
  }

  close(): void {
    this.#snapshots.close();
  }
}
