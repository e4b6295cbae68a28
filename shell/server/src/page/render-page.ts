import { createHash } from 'node:crypto';
import {
  findPathOwner,
  RELEASE_REGISTRY_ELEMENT_ID,
  SITE_CONFIG_ELEMENT_ID,
  type PageConfig,
  type PagePreview,
  type Registry,
} from '@roommate/release-registry';
import type { Live } from '../live-releases.ts';
import type { SiteOptions } from '../options.ts';
import { jsonBlock } from './html.ts';
import { pageHead } from './page-head.ts';
import { findShellPage } from './shell-pages.ts';

export interface Page {
  html: string;
  etag: string;
}

// The marks of the shell's index.html.
const headMark = '<!-- site:head -->';
const dataMark = '<!-- site:data -->';

/** The page loads nothing by these lists, and they would be much of the HTML; the hashes it must have. */
const forPage = ({ format, remotes }: Registry): Registry => ({
  format,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, release]) => {
      const paths = release.paths.map(({ path, access }) => ({ path, access }));
      return [name, { ...release, routes: { scripts: [], styles: [] }, paths }];
    }),
  ),
});

/** The releases as the page finds them: in the place of the site's own, at the origin that remotes come from. */
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

/** What a page differs by from one visitor to the next, besides their choice of releases. */
interface Visitor {
  preview: PagePreview | null;
  /** Whether they seem to be signed in (sign-in-hint.ts). */
  signedIn: boolean;
}

function render(
  given: Live,
  { config, siteUrl }: Deployment,
  pathname: string,
  { preview, signedIn }: Visitor,
): Page {
  const live = atOrigin(given, config.remotesOrigin);
  const { version, base, integrity } = live.shell;
  const pageConfig: PageConfig = { ...config, shell: { version, base, integrity }, preview };
  const data = [
    jsonBlock(SITE_CONFIG_ELEMENT_ID, pageConfig),
    jsonBlock(RELEASE_REGISTRY_ELEMENT_ID, forPage(live.registry)),
  ].join('\n    ');
  const html = live.template
    // By function: in a replacement text, '$' has a meaning.
    .replace(headMark, () => pageHead(live, pathname, siteUrl, signedIn))
    .replace(dataMark, () => data);
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

/** More than the patterns of a few canaries at a time have. */
const keptPages = 256;

/**
 * Writes the HTML of a path. It is the same for all paths of one pattern, one choice of releases, and all who are signed in
 * or all who are not, so it is kept.
 */
export function pageRenderer(
  deployment: Deployment,
): (live: Live, pathname: string, visitor: Visitor) => Page {
  const pages = new Map<string, Page>();
  return (live, pathname, visitor) => {
    if (visitor.preview) return render(live, deployment, pathname, visitor);
    const pattern = findShellPage(pathname)?.path ?? findPathOwner(live.registry, pathname)?.owned.path ?? '';
    const key = `${live.revision} ${pattern} ${visitor.signedIn}`;
    const page = pages.get(key) ?? render(live, deployment, pathname, visitor);
    if (pages.size >= keptPages) pages.clear();
    pages.set(key, page);
    return page;
  };
}
