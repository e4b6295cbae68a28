import type { Thing, UrlOf } from './structured-data.ts';

interface Crumb {
  name: string;
  path: string;
}

/**
 * Describes the way from the home page to a page, for search results (https://schema.org/BreadcrumbList).
 * @param crumbs the pages below the home page, the page itself last
 */
export const breadcrumbList = (urlOf: UrlOf, ...crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(path),
  })),
});
