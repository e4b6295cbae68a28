import { MongoError } from '../errors/mongo-error.ts';
import type { Environment } from './environment.ts';

interface PendingWrite {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs writes one after another. Those that wait at the same moment share an lmdb transaction and its fsync (group
 * commit). A write is acknowledged only after the commit: docs/decisions/0012-acknowledge-after-fsync.md.
 *
 * A write must check everything before its first change. A MongoError rejects only that write. Any other error aborts the
 * whole group, so a half-done write is never committed.
 */
export class WriteQueue {
  readonly #environment: Environment;
  readonly #onAbort: () => void;
  #waiting: PendingWrite[] = [];

  constructor(environment: Environment, onAbort: () => void) {
    this.#environment = environment;
    this.#onAbort = onAbort;
  }

  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#commitGroup());
    });
  }

  #commitGroup(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const settle: (() => void)[] = [];
    try {
      this.#environment.root.transactionSync(() => {
        for (const write of group) settle.push(attempt(write));
      });
    } catch (error) {
      this.#onAbort();
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
