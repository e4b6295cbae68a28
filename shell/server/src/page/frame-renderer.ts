import { findSignInPage } from '@roommate/contracts';
import { findPathOwner } from '@roommate/release-registry';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { etagOf } from '../rendering/compress-page.ts';
import { canonicalQuery, hasOwnUrl } from './meta-tags.ts';
import { blocksFor, writePage, type Deployment, type Visitor } from './write-page.ts';

interface Page {
  html: string;
  etag: string;
}

function frame(releases: VisitorReleases, deployment: Deployment, pathname: string, visitor: Visitor): Page {
  const html = writePage(releases, deployment, pathname, visitor);
  return { html, etag: etagOf(html) };
}

/** Enough for all path patterns with a few canaries. */
const MAX_CACHED_PAGES = 256;

/** Writes the HTML of a path without its content. */
export type FrameRenderer = (releases: VisitorReleases, pathname: string, visitor: Visitor) => Page;

/** The frames are cached by path pattern, releases, sign-in and skeleton, unless something else changes them. */
export function frameRenderer(deployment: Deployment): FrameRenderer {
  const pages = new Map<string, Page>();
  return (releases, pathname, visitor) => {
    const owned = findPathOwner(releases.registry, pathname)?.owned;
    const isOfPattern = owned && !hasOwnUrl(owned) && canonicalQuery(owned, visitor.query) === '';
    if (visitor.preview !== null || visitor.listing !== undefined || (owned && !isOfPattern))
      return frame(releases, deployment, pathname, visitor);
    const pattern = findSignInPage(pathname)?.path ?? owned?.path ?? '';
    const skeleton = blocksFor(releases, pathname, visitor).join();
    const key = `${releases.cacheKey} ${pattern} ${visitor.signedIn} ${visitor.savesData} ${visitor.comesSoon === true} ${skeleton}`;
    const page = pages.get(key) ?? frame(releases, deployment, pathname, visitor);
    if (pages.size >= MAX_CACHED_PAGES) pages.clear();
    pages.set(key, page);
    return page;
  };
}
