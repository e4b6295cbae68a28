import mongoose, { type Model, type mongo } from 'mongoose';
import { batchedCalls, WRITE_DELAY_MS, type WaitingCall } from './batched-calls.ts';
import { MAX_TIME_MS } from './connection-options.ts';
import { rowsOf } from './rows.ts';

/** As Mongoose writes: an undefined field is absent. The failure of one write does not stop the others. */
const options = { ordered: false, ignoreUndefined: true, maxTimeMS: MAX_TIME_MS };

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;

type Write<T extends mongo.Document> = mongo.AnyBulkWriteOperation<T>;

/** The driver wraps every error of a bulk write, also a broken connection, which callers must recognize. */
const causeOf = (error: mongo.MongoBulkWriteError): unknown =>
  error.errorResponse instanceof Error ? error.errorResponse : error;

/** Sends with one command what concurrent requests write: docs/decisions/0286-concurrent-writes.md. */
export class BatchedWrites<T extends mongo.Document> {
  readonly #model: Model<T>;
  /**
   * Inserts a document, or updates one.
   * @returns whether an update matched its document. Undefined for an insertion, and when this is not known. The reply
   * has one count for all updates, and at least one of several matched nothing
   * @throws the error of this write, as if it were the only one
   */
  readonly write = batchedCalls<Write<T>, boolean | undefined>(
    (calls) => this.#sendTogether(calls),
    WRITE_DELAY_MS,
  );

  constructor(model: Model<T>) {
    this.#model = model;
  }

  async #sendTogether(calls: readonly WaitingCall<Write<T>, boolean | undefined>[]): Promise<void> {
    const writes = calls.map(({ call }) => call);
    const { errors, matchedCount } = await this.#send(writes);
    const updates = writes.filter((write, n) => 'updateOne' in write && errors[n] === undefined).length;
    const haveMatched = matchedCount === updates ? true : updates === 1 ? false : undefined;
    for (const [n, { call, resolve, reject }] of calls.entries()) {
      if (errors[n] !== undefined) reject(errors[n]);
      else resolve('updateOne' in call ? haveMatched : undefined);
    }
  }

  /** @returns the error of each write that failed, at its index, and how many updates matched */
  async #send(writes: Write<T>[]): Promise<{ errors: unknown[]; matchedCount: number }> {
    try {
      const { matchedCount } = await rowsOf(this.#model).bulkWrite(writes, options);
      return { errors: [], matchedCount };
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError))
        return { errors: writes.map(() => error), matchedCount: 0 };
      return { errors: errorsOf(error, writes.length), matchedCount: error.matchedCount };
    }
  }
}

/** The error of each of the writes, at its index. */
function errorsOf(error: mongo.MongoBulkWriteError, length: number): unknown[] {
  const failed = [error.writeErrors].flat();
  // Without errors of single writes, such as after a broken connection, nobody knows which ones took effect.
  const others =
    failed.length === 0 ? causeOf(error) : error.result.getWriteConcernError() ? error : undefined;
  const errors = Array.from({ length }, (): unknown => others);
  for (const { index, code, errmsg = '' } of failed)
    errors[index] = new MongoServerError({ message: errmsg, code });
  return errors;
}
