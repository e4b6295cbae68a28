import { Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
import type { Environment } from './environment.ts';
import { Snapshot } from './snapshot.ts';

interface Entry {
  readonly snapshot: Snapshot;
  readonly session: string | undefined;
  lastUsed: number;
}

/** mongod's minSnapshotHistoryWindowInSeconds: how long one may come back to a snapshot that nobody reads. */
const idleTimeoutMs = 5 * 60 * 1000;
const sweepEveryMs = 4_000;

/** Snapshots by the cluster time under which clients ask for them again. */
export class SnapshotRegistry {
  private readonly snapshots = new Map<bigint, Entry>();
  private readonly sweeper: NodeJS.Timeout;
  private opened = 0;

  constructor(
    private readonly environment: Environment,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.sweeper = setInterval(() => this.sweep(), sweepEveryMs).unref();
  }

  /** A snapshot of this moment; it ends with its session, or when nobody has asked for it in five minutes. */
  open(session: string | undefined): { snapshot: Snapshot; time: Timestamp } {
    const time = new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++this.opened });
    const snapshot = new Snapshot(this.environment);
    this.snapshots.set(time.toBigInt(), { snapshot, session, lastUsed: this.now() });
    return { snapshot, time };
  }

  /** Error 239 for one that has ended or never was. */
  get(time: Timestamp): Snapshot {
    const entry = this.snapshots.get(time.toBigInt());
    if (!entry) throw new MongoError(239, 'Read timestamp is older than the oldest available timestamp.');
    entry.lastUsed = this.now();
    return entry.snapshot;
  }

  endSessions(which: (session: string | undefined) => boolean): void {
    for (const [time, { session }] of this.snapshots) if (which(session)) this.end(time);
  }

  /** Ends what nobody has used for five minutes. */
  sweep(): void {
    const oldest = this.now() - idleTimeoutMs;
    for (const [time, entry] of this.snapshots) {
      // A cursor's reads are use of it, too.
      if (!entry.snapshot.isIdle) entry.lastUsed = this.now();
      else if (entry.lastUsed < oldest) this.end(time);
    }
  }

  get size(): number {
    return this.snapshots.size;
  }

  close(): void {
    clearInterval(this.sweeper);
    this.endSessions(() => true);
  }

  private end(time: bigint): void {
    this.snapshots.get(time)?.snapshot.release();
    this.snapshots.delete(time);
  }
}
