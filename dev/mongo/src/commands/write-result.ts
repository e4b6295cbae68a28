import { MongoError } from '../errors.ts';
import { turn } from '../query/batch.ts';
import type { Store } from '../storage/store.ts';
import { encode } from '../values/codec.ts';

/** One entry of a reply's writeErrors. */
export interface WriteError {
  readonly index: number;
  readonly code: number;
  readonly errmsg: string;
  readonly [detail: string]: unknown;
}

export function writeError(index: number, error: MongoError): WriteError {
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

/** Of so many bytes of errors a reply tells all; the others have their index and code alone, or it would not fit. */
const maxErrorBytes = 8 * 1024 * 1024;

/** The errors as the reply has them: none where there are none. */
export function listed(errors: readonly WriteError[]): { writeErrors?: readonly WriteError[] } {
  if (errors.length === 0) return {};
  let bytes = 0;
  const writeErrors = errors.map((error, i) => {
    bytes += i === 0 ? 0 : encode(error).length;
    return bytes <= maxErrorBytes ? error : { index: error.index, code: error.code, errmsg: '' };
  });
  return { writeErrors };
}

/** Longest stretch of statements in one transaction, so that a bulk write does not hold everybody else up. */
const sliceMs = 15;

/**
 * Runs the statements of a write command in order, many in one transaction. A statement that fails with a MongoError
 * changes nothing; `ordered` stops at the first, else the rest goes on. Every statement is atomic by itself.
 */
export async function runStatements(
  store: Store,
  count: number,
  ordered: boolean,
  statement: (index: number) => void,
): Promise<WriteError[]> {
  const errors: WriteError[] = [];
  let next = 0;
  const slice = (): void => {
    const started = performance.now();
    while (next < count && performance.now() - started < sliceMs) {
      const index = next++;
      try {
        statement(index);
      } catch (error) {
        if (!(error instanceof MongoError)) throw error;
        errors.push(writeError(index, error));
        if (ordered) next = count;
      }
    }
  };
  while (next < count) {
    await store.write(slice);
    if (next < count) await turn();
  }
  return errors;
}

/** mongod's limit of statements in one command. */
export const maxStatements = 100_000;

export function checkStatementCount(count: number): void {
  if (count >= 1 && count <= maxStatements) return;
  throw new MongoError(
    16,
    `Write batch sizes must be between 1 and ${maxStatements}. Got ${count} operations.`,
  );
}
