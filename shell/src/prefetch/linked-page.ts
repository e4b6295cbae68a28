/** The page of this site that an element leads to; undefined for anything else. */
export function linkedPage(element: unknown): URL | undefined {
  if (!(element instanceof Element)) return undefined;
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (link?.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const isElsewhere = url.origin !== location.origin || url.pathname === location.pathname;
  return isElsewhere ? undefined : url;
}
