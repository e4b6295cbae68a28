const KEY = /^(?:"([\w.:+/=-]{1,128})"|([\w.:+/=-]{1,128}))$/;

/**
 * Reads the key from the header. The draft uses a string with quotes (draft-ietf-httpapi-idempotency-key-header); most
 * clients send it without quotes.
 * @returns undefined when the key is malformed
 */
export function parseIdempotencyKey(header: string): string | undefined {
  const match = KEY.exec(header.trim());
  return match?.[1] ?? match?.[2];
}
