const KEY = /^(?:"([\w.:+/=-]{1,128})"|([\w.:+/=-]{1,128}))$/;

/**
 * The key in the header, written as a structured string with quotes (draft-ietf-httpapi-idempotency-key-header) or, as
 * most clients do, without.
 * @returns undefined when it is none
 */
export function parseIdempotencyKey(header: string): string | undefined {
  const match = KEY.exec(header.trim());
  return match?.[1] ?? match?.[2];
}
