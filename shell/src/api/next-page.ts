const NEXT = /<([^>]*)>\s*;[^<]*?\brel\s*=\s*"?next"?/i;

/**
 * The path of the next page from a `Link` header (RFC 8288), ready for a further request.
 * @param requestUrl what was asked, absolute: a relative reference counts from there
 * @param base the path under which the site serves the API; it is taken off when the reference has it
 * @returns path with query; undefined when there is no next page
 */
export function nextPage(linkHeader: string | null, requestUrl: string, base: string): string | undefined {
  const reference = NEXT.exec(linkHeader ?? '')?.[1];
  if (reference === undefined || !URL.canParse(reference, requestUrl)) return undefined;
  const { pathname, search } = new URL(reference, requestUrl);
  // An API behind a proxy does not know under which path the site serves it.
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return path + search;
}
