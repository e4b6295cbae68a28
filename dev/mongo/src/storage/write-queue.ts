import { MongoError } from '../errors.ts';
import type { Environment } from './environment.ts';

interface PendingWrite {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs writes one after another inside shared lmdb transactions (group commit): those that wait at the same moment cost
 * one fsync together. A write is acknowledged only after the commit.
 *
 * A write must check everything before its first change: a MongoError rejects that write alone, any other error aborts
 * the whole group, so nothing half-done is ever committed.
 */
export class WriteQueue {
  private waiting: PendingWrite[] = [];
  private scheduled = false;

  constructor(
    private readonly environment: Environment,
    private readonly onAbort: () => void,
  ) {}

  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => this.commitGroup());
    });
  }

  private commitGroup(): void {
    this.scheduled = false;
    const group = this.waiting;
    this.waiting = [];
    const settle: (() => void)[] = [];
    try {
      this.environment.root.transactionSync(() => {
        for (const write of group) settle.push(attempt(write));
      });
    } catch (error) {
      this.onAbort();
      for (const write of group) write.reject(error);
      return;
    }
    for (const done of settle) done();
  }
}

function attempt({ run, resolve, reject }: PendingWrite): () => void {
  try {
    const value = run();
    return () => resolve(value);
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    return () => reject(error);
  }
}
