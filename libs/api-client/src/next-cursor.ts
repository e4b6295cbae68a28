const NEXT = /<([^>]*)>\s*;[^<]*?\brel\s*=\s*"?next"?/i;
/** For a relative URL in a `Link` header. Only the query is read. */
const ANY_ORIGIN = 'http://api.invalid';

/**
 * Returns the `cursor` parameter of the next page, from the `Link` header of a list (RFC 8288).
 * @returns undefined on the last page
 */
export function nextCursor(response: Response): string | undefined {
  const reference = NEXT.exec(response.headers.get('link') ?? '')?.[1];
  if (reference === undefined) return undefined;
  try {
    return new URL(reference, ANY_ORIGIN).searchParams.get('cursor') ?? undefined;
  } catch {
    // Not URL.canParse: the oldest supported browsers do not have it.
    return undefined;
  }
}
