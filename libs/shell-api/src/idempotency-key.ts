const KEY_BYTES = 16;

/**
 * Creates an `Idempotency-Key` for a POST: 32 random hexadecimal digits. The shell gives one to every POST. A page needs
 * its own only to repeat a request after a reload.
 */
// Not randomUUID, which a page without TLS does not have.
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
