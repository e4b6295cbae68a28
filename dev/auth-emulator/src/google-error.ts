/** An answer in the shape that the SDK reads; `message` is one of Google's codes, optionally ` : ` and a text. */
export interface GoogleError {
  error: { code: number; message: string; errors: { message: string; domain: string; reason: string }[] };
}

/** @param code the HTTP status */
export const googleError = (code: number, message: string): GoogleError => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});
