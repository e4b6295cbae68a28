import mongoose, { type Model, type mongo } from 'mongoose';
import { callsOfAMoment, type WaitingCall } from './calls-of-a-moment.ts';
import { MAX_TIME_MS } from './connection-options.ts';
import { rowsOf } from './rows.ts';

/** As Mongoose writes: an undefined field is absent. The failure of one write does not stop the others. */
const options = { ordered: false, ignoreUndefined: true, maxTimeMS: MAX_TIME_MS };

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;

type Write<T extends mongo.Document> = mongo.AnyBulkWriteOperation<T>;

/** The driver wraps every error of a bulk write, also a broken connection, which callers must recognize. */
const causeOf = (error: mongo.MongoBulkWriteError): unknown =>
  error.errorResponse instanceof Error ? error.errorResponse : error;

/** Sends with one command what the requests of a moment write: docs/decisions/0286-writes-of-a-moment.md. */
export class WritesOfAMoment<T extends mongo.Document> {
  readonly #model: Model<T>;
  /**
   * Inserts a document, or updates one. The number of documents that an update matched is not known.
   * @throws the error of this write, as if it were alone
   */
  readonly write = callsOfAMoment<Write<T>, void>((calls) => this.#sendTogether(calls));

  constructor(model: Model<T>) {
    this.#model = model;
  }

  async #sendTogether(calls: readonly WaitingCall<Write<T>, void>[]): Promise<void> {
    const errors = await this.#errorsOf(calls.map(({ call }) => call));
    for (const [n, { resolve, reject }] of calls.entries()) {
      if (errors[n] === undefined) resolve();
      else reject(errors[n]);
    }
  }

  /** @returns the error of each write that failed, at its index */
  async #errorsOf(writes: Write<T>[]): Promise<unknown[]> {
    try {
      await rowsOf(this.#model).bulkWrite(writes, options);
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
