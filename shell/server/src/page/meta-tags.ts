import { findPathOwner, type PageMeta, type Registry } from '@roommate/release-registry';
import { element, tag } from './html.ts';
import { findShellPage } from './shell-pages.ts';

const SITE_NAME = 'Roommate Dhaka';
const IMAGE = {
  path: '/og.jpg',
  width: '1200',
  height: '630',
  alt: 'Roommate Dhaka: rooms and roommates in the city',
};

const unknown: PageMeta = {
  title: '404 Page Not Found',
  description: 'Find a room or a roommate in Dhaka.',
};

interface DescribedPage {
  meta: PageMeta;
  /** The one address of the page; undefined where one declaration stands for many. */
  path: string | undefined;
  /** Whether search engines may list it. */
  listed: boolean;
}

function describe(registry: Registry, pathname: string): DescribedPage {
  const shellPage = findShellPage(pathname);
  if (shellPage) return { ...shellPage, listed: false };
  const owned = findPathOwner(registry, pathname)?.owned;
  if (!owned) return { meta: unknown, path: undefined, listed: false };
  const { path, access, meta = { title: SITE_NAME, description: unknown.description } } = owned;
  return { meta, path: /[:*]/.test(path) ? undefined : path, listed: access === 'public' };
}

const property = (name: string, content: string): string => tag('meta', { property: name, content });
const named = (name: string, content: string): string => tag('meta', { name, content });

/**
 * What search engines and link previews read of a page: they run no scripts, and want whole addresses.
 * @param siteUrl where people open the site, without a slash at the end
 */
export function metaTags(registry: Registry, pathname: string, siteUrl: string): string[] {
  const { meta, path, listed } = describe(registry, pathname);
  const title = meta.title === SITE_NAME ? SITE_NAME : `${meta.title} · ${SITE_NAME}`;
  const address = path === undefined ? undefined : siteUrl + path;
  return [
    element('title', title),
    named('description', meta.description),
    ...(listed ? [] : [named('robots', 'noindex')]),
    ...(address === undefined
      ? []
      : [tag('link', { rel: 'canonical', href: address }), property('og:url', address)]),
    property('og:type', 'website'),
    property('og:site_name', SITE_NAME),
    property('og:title', title),
    property('og:description', meta.description),
    property('og:image', siteUrl + IMAGE.path),
    property('og:image:width', IMAGE.width),
    property('og:image:height', IMAGE.height),
    property('og:image:alt', IMAGE.alt),
    named('twitter:card', 'summary_large_image'),
  ];
}
