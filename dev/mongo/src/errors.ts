/** Codes and names of MongoDB's error_codes.yml, the ones this server answers with. */
export const errorNames = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  31: 'RoleNotFound',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  115: 'CommandNotSupported',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  238: 'NotImplemented',
  239: 'SnapshotTooOld',
  352: 'UnsupportedOpQueryCommand',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  322: 'APIVersionError',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
} as const;

export type NamedErrorCode = keyof typeof errorNames;

/** An error that the client gets as `{ ok: 0, code, codeName, errmsg }`, or inside writeErrors. */
export class MongoError extends Error {
  /** `details` are extra fields of the reply, such as keyPattern and keyValue of error 11000. */
  constructor(
    readonly code: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'MongoError';
  }

  get codeName(): string {
    return (errorNames as Record<number, string | undefined>)[this.code] ?? `Location${this.code}`;
  }
}

/** What MongoDB can do and this server does not: refused, never ignored. */
export function notSupported(what: string): MongoError {
  return new MongoError(238, `${what} is not supported by the embedded database`);
}
