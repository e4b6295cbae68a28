import { Timestamp } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import type { Environment } from './lmdb-environment.ts';
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
export class SnapshotRegistry extends IdleRegistry<Snapshot> {
  readonly #environment: Environment;
  #opened = 0;

  constructor(environment: Environment) {
    super(
      IDLE_MS,
      (snapshot) => snapshot.release(),
      (snapshot) => !snapshot.isIdle,
    );
    this.#environment = environment;
  }

  /** A snapshot of this moment. */
  open(session: string | undefined): TimedSnapshot {
    const time = new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++this.#opened });
    const snapshot = new Snapshot(this.#environment);
    this.add(time.toBigInt(), snapshot, session);
    return { snapshot, time };
  }

  /** Error 239 if the snapshot has ended or never existed. */
  get(time: Timestamp): Snapshot {
    const snapshot = this.use(time.toBigInt());
    if (snapshot) return snapshot;
    throw new MongoError(239, 'Read timestamp is older than the oldest available timestamp.');
  }
}
