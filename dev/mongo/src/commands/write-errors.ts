import type { MongoError } from '../errors/mongo-error.ts';
import { encode } from '../values/codec.ts';

/** One entry of a reply's `writeErrors`. */
export interface WriteError {
  readonly index: number;
  readonly code: number;
  readonly errmsg: string;
  readonly [detail: string]: unknown;
}

export function writeError(index: number, error: MongoError): WriteError {
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

/** Errors beyond this size have only index and code, because the reply must fit into 16 MB. */
const MAX_ERROR_BYTES = 8 * 1024 * 1024;

/** The errors as the reply has them; nothing if there are none. */
export function listErrors(errors: readonly WriteError[]): { writeErrors?: readonly WriteError[] } {
  if (errors.length === 0) return {};
  let bytes = 0;
  const writeErrors = errors.map((error) => {
    bytes += encode(error).length;
    return bytes <= MAX_ERROR_BYTES ? error : { index: error.index, code: error.code, errmsg: '' };
  });
  return { writeErrors };
}
