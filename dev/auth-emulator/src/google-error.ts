/**
 * An error that the SDK understands. The message is one of Google's codes, optionally followed by ` : ` and a text.
 */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly statusCode = 400;
}

/**
 * The body of an error response in the shape that the SDK reads.
 * @param code the HTTP status
 */
export const errorBody = (code: number, message: string) => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});
