import { findSignInPage } from '@roommate/contracts';
import { createHash } from 'node:crypto';
import {
  findPathOwner,
  RELEASE_REGISTRY_ELEMENT_ID,
  SITE_CONFIG_ELEMENT_ID,
  type PageConfig,
  type PagePreview,
  type Registry,
} from '@roommate/release-registry';
import type { Live } from '../releases/live-releases.ts';
import type { SiteOptions } from '../config/site-options.ts';
import { jsonBlock } from '../html/html.ts';
import type { ListingPreview } from '../link-preview/listing-preview.ts';
import { pageHead } from './page-head.ts';

export interface Page {
  html: string;
  etag: string;
}

// Placeholders in the shell's index.html.
const HEAD_PLACEHOLDER = '<!-- site:head -->';
const DATA_PLACEHOLDER = '<!-- site:data -->';

/** Removes file lists, which the page does not use and which are large. It needs the hashes. */
const forPage = ({ format, remotes }: Registry): Registry => ({
  format,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, release]) => {
      const paths = release.paths.map(({ page: _page, ...path }) => path);
      return [name, { ...release, routes: { scripts: [], styles: [] }, paths }];
    }),
  ),
});

/** The releases with absolute URLs, for pages that load remotes from another origin. */
const atOrigin = (live: Live, origin: string | null): Live => ({
  ...live,
  registry: {
    format: live.registry.format,
    remotes: Object.fromEntries(
      Object.entries(live.registry.remotes).map(([name, release]) => [
        name,
        { ...release, base: `${origin ?? ''}${release.base}` },
      ]),
    ),
  },
});

type Deployment = Pick<SiteOptions, 'config' | 'siteUrl'>;

/** Properties of the visitor that change the page, besides their releases. */
interface Visitor {
  preview: PagePreview | null;
  /** Whether the visitor seems to be signed in (sign-in-hint.ts). */
  signedIn: boolean;
  /** Set for a crawler that shows the preview of a link to this listing. */
  listing?: ListingPreview | undefined;
}

function render(
  given: Live,
  { config, siteUrl }: Deployment,
  pathname: string,
  { preview, ...visitor }: Visitor,
): Page {
  const live = atOrigin(given, config.remotesOrigin);
  const { version, base, integrity } = live.shell;
  const pageConfig: PageConfig = { ...config, shell: { version, base, integrity }, preview };
  const data = [
    jsonBlock(SITE_CONFIG_ELEMENT_ID, pageConfig),
    jsonBlock(RELEASE_REGISTRY_ELEMENT_ID, forPage(live.registry)),
  ].join('\n    ');
  const html = live.template
    // Functions, because '$' is special in a replacement string.
    .replace(HEAD_PLACEHOLDER, () => pageHead(live, pathname, siteUrl, visitor))
    .replace(DATA_PLACEHOLDER, () => data);
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

/** Enough for all path patterns with a few canaries. */
const MAX_CACHED_PAGES = 256;

/** Renders the HTML of a path. Caches it by path pattern, releases and sign-in, because nothing else changes it. */
export function pageRenderer(
  deployment: Deployment,
): (live: Live, pathname: string, visitor: Visitor) => Page {
  const pages = new Map<string, Page>();
  return (live, pathname, visitor) => {
    if (visitor.preview || visitor.listing) return render(live, deployment, pathname, visitor);
    const pattern =
      findSignInPage(pathname)?.path ?? findPathOwner(live.registry, pathname)?.owned.path ?? '';
    const key = `${live.revision} ${pattern} ${visitor.signedIn}`;
    const page = pages.get(key) ?? render(live, deployment, pathname, visitor);
    if (pages.size >= MAX_CACHED_PAGES) pages.clear();
    pages.set(key, page);
    return page;
  };
}
