import { findSignInPage, withoutBidiControls } from '@roommate/contracts';
import {
  findPathOwner,
  type PageMeta,
  type Registry,
  type ReleasedPath,
  type RenderedMeta,
} from '@roommate/release-registry';
import { hasDots } from '@roommate/server/http';
import { element, tag } from '../html/html.ts';
import type { ListingPreview } from '../link-preview/listing-preview.ts';
import { indexedSignInPages } from '../search-engines/indexed-sign-in-pages.ts';

const SITE_NAME = 'Roommate Dhaka';
const previewImage = {
  path: '/og.jpg',
  width: '1200',
  height: '630',
  alt: 'Roommate Dhaka: rooms and roommates in the city',
};

const notFoundMeta: PageMeta = {
  title: '404 Page Not Found',
  description: 'Find a room or a roommate in Dhaka.',
};

interface DescribedPage {
  meta: PageMeta;
  /** URL path of the page; undefined for a pattern that matches many pages. */
  path: string | undefined;
  /** Whether search engines may index it. */
  indexed: boolean;
  /** URL of the listing's image; undefined for the image of the site. */
  imageUrl?: string | undefined;
}

/** Data of the page besides its path. */
interface PageContent {
  /** The preview of a link to a listing's details. */
  listing?: ListingPreview | undefined;
  /** The metadata of the rendered page. */
  own?: RenderedMeta | undefined;
  /** The query of the page's URL, without the question mark. */
  query?: string | undefined;
}

/** The form of a cursor. A query with anything else has the canonical URL of the list. */
const PAGE = /^[\w-]{1,100}$/;

/**
 * The query of a canonical URL. Each page of a list has its own, as search engines ask for:
 * https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading.
 * @param query without the question mark
 * @returns with the question mark; empty for the first page and for a search, which are the same list
 */
export function canonicalQuery(
  { query: names = [], pageParameter }: Pick<ReleasedPath, 'query' | 'pageParameter'>,
  query: string,
): string {
  const given = new URLSearchParams(query);
  const page = pageParameter === undefined ? '' : (given.get(pageParameter) ?? '');
  const isSearch = names.some((name) => name !== pageParameter && given.has(name));
  return PAGE.test(page) && !isSearch ? `?${pageParameter}=${page}` : '';
}

const withoutLastSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** Many pages have a pattern as their path. Only a rendered page is known to exist or not. */
function describeOwn(
  { title, description, isMissing = false }: RenderedMeta,
  pathname: string,
  { meta, indexed, hasUrl }: { meta: PageMeta; indexed: boolean; hasUrl: boolean },
): DescribedPage {
  return {
    meta: { title: withoutBidiControls(title), description: description ?? meta.description },
    path: hasUrl && !isMissing ? withoutLastSlash(pathname) : undefined,
    indexed: indexed && !isMissing,
  };
}

/** Whether a page of a pattern has its own canonical URL also without its content. Others are not for search engines. */
export const hasOwnUrl = ({ path, access, indexed }: ReleasedPath): boolean =>
  /[:*]/.test(path) && access === 'public' && indexed !== false;

function describe(registry: Registry, pathname: string, { listing, own }: PageContent): DescribedPage {
  if (listing) return { meta: listing, path: listing.path, indexed: false, imageUrl: listing.imageUrl };
  const signInPage = findSignInPage(pathname);
  if (signInPage) {
    const { path } = signInPage;
    return { meta: signInPage, path, indexed: indexedSignInPages.includes(path) };
  }
  const owned = findPathOwner(registry, pathname)?.owned;
  if (!owned) return { meta: notFoundMeta, path: undefined, indexed: false };
  const {
    path,
    access,
    indexed = access === 'public',
    meta = { title: SITE_NAME, description: notFoundMeta.description },
  } = owned;
  // Search engines do not see a page for signed-in people, so it needs no canonical URL.
  if (own) return describeOwn(own, pathname, { meta, indexed, hasUrl: access === 'public' });
  if (hasOwnUrl(owned) && !hasDots(pathname)) return { meta, path: withoutLastSlash(pathname), indexed };
  return { meta, path: /[:*]/.test(path) ? undefined : path, indexed };
}

const property = (name: string, content: string): string => tag('meta', { property: name, content });
const named = (name: string, content: string): string => tag('meta', { name, content });

const siteImage = (siteUrl: string): string[] => [
  property('og:image', siteUrl + previewImage.path),
  property('og:image:width', previewImage.width),
  property('og:image:height', previewImage.height),
  property('og:image:alt', previewImage.alt),
];

/**
 * Metadata for search engines and link previews. They run no scripts and need absolute URLs.
 * @param siteUrl public URL of the site, without a trailing slash
 */
export function metaTags(
  registry: Registry,
  pathname: string,
  siteUrl: string,
  { query = '', ...content }: PageContent = {},
): string[] {
  const { meta, path, indexed, imageUrl } = describe(registry, pathname, content);
  const title = meta.title === SITE_NAME ? SITE_NAME : `${meta.title} · ${SITE_NAME}`;
  const owned = findPathOwner(registry, pathname)?.owned;
  const url = path === undefined ? undefined : siteUrl + path + (owned ? canonicalQuery(owned, query) : '');
  return [
    element('title', title),
    named('description', meta.description),
    ...(indexed ? [] : [named('robots', 'noindex')]),
    ...(url === undefined ? [] : [tag('link', { rel: 'canonical', href: url }), property('og:url', url)]),
    property('og:type', 'website'),
    property('og:site_name', SITE_NAME),
    property('og:title', title),
    property('og:description', meta.description),
    ...(imageUrl === undefined ? siteImage(siteUrl) : [property('og:image', imageUrl)]),
    named('twitter:card', 'summary_large_image'),
  ];
}
