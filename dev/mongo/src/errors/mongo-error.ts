/** An error that the client receives as `{ ok: 0, code, errmsg }`, or inside `writeErrors`. */
export class MongoError extends Error {
  /**
   * @param code from MongoDB's error_codes.yml, or the number of an error that has no name there
   * @param details extra fields of the reply, such as keyPattern and keyValue of error 11000
   */
  constructor(
    readonly code: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'MongoError';
  }
}

export const badValue = (message: string): MongoError => new MongoError(2, message);

/** NotImplemented (238), for a form that MongoDB supports and this server does not: refused, never ignored. */
export function notSupported(feature: string): MongoError {
  return new MongoError(238, `${feature} is not supported by the embedded database`);
}

/** For a name that this server does not know. `code` is the one that MongoDB has for an unknown name. */
export function unknownName(code: number, message: string): MongoError {
  return new MongoError(code, `${message} in the embedded database`);
}
