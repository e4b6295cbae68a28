/** The page of this site that an element leads to. Undefined for another place of the open page, and for anything else. */
export function linkedPage(element: unknown): URL | undefined {
  if (!(element instanceof Element)) return undefined;
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (link?.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const { origin, pathname, search } = location;
  const isOther = url.origin === origin && url.pathname + url.search !== pathname + search;
  return isOther ? url : undefined;
}
