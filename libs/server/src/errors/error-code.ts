/**
 * Returns the code of an error of the system or of a library, such as ENOENT. Undefined for everything else.
 * Not by `instanceof`: Node's own errors come from another realm in tests.
 */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
