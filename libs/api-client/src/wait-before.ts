const FIRST_WAIT_MS = 500;

/**
 * Returns the milliseconds to wait before the next attempt.
 * @param attempt the number of attempts that failed before this one
 * @param retryAfter the header `Retry-After`: seconds or a date (RFC 9110, 10.2.3)
 * @returns what the header asks for. Without a usable header the time doubles. It is partly random so that many
 * clients do not return at the same moment
 */
export function waitBefore(attempt: number, retryAfter: string | null | undefined): number {
  if (retryAfter && /^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter ?? '');
  if (!Number.isNaN(date)) return Math.max(0, date - Date.now());
  return FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random() / 2);
}
