import mongoose, { type Model, type mongo } from 'mongoose';
import { MAX_TIME_MS } from './connection-options.ts';

/** Few enough that nobody waits long for the others. */
const MAX_TOGETHER = 16;

/** As Mongoose writes: an undefined field is absent. The failure of one write does not stop the others. */
const options = { ordered: false, ignoreUndefined: true, maxTimeMS: MAX_TIME_MS };

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;

type Write<T extends mongo.Document> = mongo.AnyBulkWriteOperation<T>;

interface Waiting<T extends mongo.Document> {
  write: Write<T>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** The driver wraps every error of a bulk write, also a broken connection, which callers must recognize. */
const causeOf = (error: mongo.MongoBulkWriteError): unknown =>
  error.errorResponse instanceof Error ? error.errorResponse : error;

/** Sends with one command what the requests of a moment write: docs/decisions/0286-writes-of-a-moment.md. */
export class WritesOfAMoment<T extends mongo.Document> {
  readonly #model: Model<T>;
  #waiting: Waiting<T>[] = [];

  constructor(model: Model<T>) {
    this.#model = model;
  }

  /**
   * Inserts a document, or updates one. The number of documents that an update matched is not known.
   * @throws the error of this write, as if it were alone
   */
  write(write: Write<T>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      // Runs when Node has read all requests that have arrived.
      if (this.#waiting.length === 1) setImmediate(() => this.#sendWaiting());
    });
  }

  #sendWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    while (waiting.length > 0) void this.#sendTogether(waiting.splice(0, MAX_TOGETHER));
  }

  async #sendTogether(waiting: readonly Waiting<T>[]): Promise<void> {
    const writes = waiting.map(({ write }) => write);
    const errors = await this.#errorsOf(writes);
    for (const [n, { resolve, reject }] of waiting.entries()) {
      if (errors[n] === undefined) resolve();
      else reject(errors[n]);
    }
  }

  /** @returns the error of each write that failed, at its index */
  async #errorsOf(writes: Write<T>[]): Promise<unknown[]> {
    try {
      const collection = this.#model.collection as unknown as mongo.Collection<T>;
      await collection.bulkWrite(writes, options);
      return [];
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError)) return writes.map(() => error);
      const failed = [error.writeErrors].flat();
      // Without errors of single writes, such as after a broken connection, nobody knows which ones took effect.
      if (failed.length === 0) return writes.map(() => causeOf(error));
      const others = error.result.getWriteConcernError() ? error : undefined;
      const errors = writes.map((): unknown => others);
      for (const { index, code, errmsg = '' } of failed)
        errors[index] = new MongoServerError({ message: errmsg, code });
      return errors;
    }
  }
}
