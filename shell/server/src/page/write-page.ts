import {
  findPathOwner,
  PAGE_DATA_ELEMENT_ID,
  RELEASE_REGISTRY_ELEMENT_ID,
  SITE_CONFIG_ELEMENT_ID,
  type PageConfig,
  type PagePreview,
  type Registry,
} from '@roommate/release-registry';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import type { SiteOptions } from '../config/site-options.ts';
import { jsonBlock } from '../html/html.ts';
import type { ListingPreview } from '../link-preview/listing-preview.ts';
import type { WritePage } from '../rendering/renderable-pages.ts';
import type { PageParts } from '../rendering/worker/messages.ts';
import type { PageStyles } from './inline-styles.ts';
import { pageHead } from './page-head.ts';
import { pageScripts } from './page-scripts.ts';
import { skeletonOf, withSkeleton } from './page-skeleton.ts';

// Placeholders in the shell's index.html.
const HEAD_PLACEHOLDER = '<!-- site:head -->';
const DATA_PLACEHOLDER = '<!-- site:data -->';
/** In an inert template, whose content starts after the first paint. Earlier releases of the shell have none. */
const SCRIPTS_PLACEHOLDER = '<!-- site:scripts -->';
/** The frame that shows until the browser has rendered the page. */
const FRAME = /<!-- site:page -->[\s\S]*<!-- \/site:page -->/;

/** Removes what the page does not use, such as file lists, which are large. It needs the hashes. */
const forPage = ({ format, remotes }: Registry): Registry => ({
  format,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, release]) => {
      const paths = release.paths.map(
        ({
          page: _page,
          newest: _newest,
          each: _each,
          skeleton: _skeleton,
          skeletonsByQuery: _skeletonsByQuery,
          pageParameter: _pageParameter,
          rendersPublicData: _public,
          example: _example,
          ...path
        }) => path,
      );
      return [name, { ...release, routes: { scripts: [], styles: [] }, paths }];
    }),
  ),
});

/** The releases with absolute URLs, for pages that load remotes from another origin. */
const atOrigin = (releases: VisitorReleases, origin: string | null): VisitorReleases => ({
  ...releases,
  registry: {
    format: releases.registry.format,
    remotes: Object.fromEntries(
      Object.entries(releases.registry.remotes).map(([name, release]) => [
        name,
        { ...release, base: `${origin ?? ''}${release.base}` },
      ]),
    ),
  },
});

export type Deployment = Pick<SiteOptions, 'config' | 'siteUrl'>;

/** Properties of the visitor that change the page, besides their releases. */
export interface Visitor {
  preview: PagePreview | null;
  /** Whether the visitor seems to be signed in (sign-in-hint.ts). */
  signedIn: boolean;
  /** Whether the visitor wants less data. */
  savesData: boolean;
  /** The query of the URL, without the question mark. It chooses the skeleton and the canonical URL. */
  query: string;
  /** Set for a crawler that shows the preview of a link to this listing. */
  listing?: ListingPreview | undefined;
  /** Whether the server will have rendered the page at the next request. */
  comesSoon?: boolean;
}

/** Without JavaScript, the frame would stay forever. */
const LOAD_AGAIN = '<noscript><meta http-equiv="refresh" content="2"></noscript>';

/** The rendered parts of a page, with the styles that they need. */
type RenderedParts = PageParts & { styles: string };

/** The blocks of the skeleton that the visitor gets. A visitor who is not signed in sees the login page instead. */
export function blocksFor(
  releases: VisitorReleases,
  pathname: string,
  { signedIn, query }: Pick<Visitor, 'signedIn' | 'query'>,
): readonly string[] {
  const owned = findPathOwner(releases.registry, pathname)?.owned;
  return owned && (owned.access === 'public' || signedIn) ? skeletonOf(owned, query) : [];
}

/** The HTML of a page. @param parts what the server has rendered; without them, the page shows a frame first */
export function writePage(
  given: VisitorReleases,
  { config, siteUrl }: Deployment,
  pathname: string,
  { preview, savesData, ...visitor }: Visitor,
  parts?: RenderedParts,
): string {
  const releases = atOrigin(given, config.remotesOrigin);
  const { version, base, integrity } = releases.shell;
  const pageConfig: PageConfig = { ...config, shell: { version, base, integrity }, preview, savesData };
  const data = [
    jsonBlock(SITE_CONFIG_ELEMENT_ID, pageConfig),
    jsonBlock(RELEASE_REGISTRY_ELEMENT_ID, forPage(releases.registry)),
    ...(parts ? [jsonBlock(PAGE_DATA_ELEMENT_ID, JSON.parse(parts.data))] : []),
  ].join('\n    ');
  const scripts = pageScripts(releases, pathname, {
    signedIn: visitor.signedIn,
    rendered: parts !== undefined,
  });
  const paintsFirst = parts !== undefined && releases.template.includes(SCRIPTS_PLACEHOLDER);
  const head = [
    ...pageHead(releases, pathname, siteUrl, visitor, parts),
    ...(paintsFirst ? [] : scripts),
    ...(visitor.comesSoon ? [LOAD_AGAIN] : []),
  ].join('\n    ');
  const title = findPathOwner(releases.registry, pathname)?.owned.meta?.title;
  // Functions, because '$' is special in a replacement string. The frame comes last: a page may contain any text.
  const html = withSkeleton(releases.template, blocksFor(releases, pathname, visitor), title)
    .replace(HEAD_PLACEHOLDER, () => (parts ? `${parts.head}${head}` : head))
    .replace(SCRIPTS_PLACEHOLDER, () => (paintsFirst ? scripts.join('') : ''))
    .replace(DATA_PLACEHOLDER, () => data);
  return parts ? html.replace(FRAME, () => `<div id="root">${parts.html}</div>`) : html;
}

/**
 * Writes the HTML of a page that the server has rendered. All visitors get the same HTML, so it must contain no data of one
 * visitor. A preview is the exception.
 */
export function renderedPageWriter(deployment: Deployment, stylesOf: PageStyles): WritePage {
  return async (releases, pathname, page, parts) => {
    const styles = await stylesOf(releases, pathname);
    // Only signed-in people get a page for signed-in people, so its HTML can always name its files.
    const visitor = { ...page, signedIn: true };
    const html = writePage(releases, deployment, pathname, visitor, { ...parts, styles: styles.html });
    return { html, styleSources: styles.sources, isMissing: parts.meta?.isMissing === true };
  };
}
