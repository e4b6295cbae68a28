/** The codes from MongoDB's error_codes.yml that this server uses, with their names. */
const codeNames: Readonly<Record<number, string>> = {
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  237: 'CursorKilled',
  238: 'NotImplemented',
  239: 'SnapshotTooOld',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  352: 'UnsupportedOpQueryCommand',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  17280: 'KeyTooLong',
};

/** An error that the client receives as `{ ok: 0, code, codeName, errmsg }`, or inside `writeErrors`. */
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
    return codeNames[this.code] ?? `Location${this.code}`;
  }
}

export const badValue = (message: string): MongoError => new MongoError(2, message);

/** For what MongoDB supports and this server does not: refused, never ignored. */
export function notSupported(feature: string): MongoError {
  return new MongoError(238, `${feature} is not supported by the embedded database`);
}
