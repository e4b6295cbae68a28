import { findSignInPage } from '@roommate/contracts';
import { findPathOwner, FRAME, RELEASES_HEADER, REVISION_HEADER } from '@roommate/release-registry';
import { hasDots } from '@roommate/server/http';
import { pageHints } from '../data-saver/saves-data.ts';
import type { ListingPreview } from '../link-preview/listing-preview.ts';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { releasesId } from '../releases/releases-id.ts';
import { encodedFor } from '../rendering/compress-page.ts';
import type { Rendered } from '../rendering/rendered.ts';
import { allowStyles } from './inline-styles.ts';
import type { PageVisit } from './page-visit.ts';
import type { FrameRenderer } from './frame-renderer.ts';
import { unavailablePage } from './unavailable-page.ts';

/** The API usually restarts within this time. */
const RETRY_AFTER_S = 10;

interface PageResponse {
  status: number;
  headers: Record<string, string | number>;
  body: string | Buffer;
}

interface FoundPage {
  visit: PageVisit;
  /** What a crawler gets that shows the preview of a link to a listing. */
  linkPreview: ListingPreview | 'unknown' | undefined;
  /** What the server has rendered. Without a page, the browser renders it. */
  rendered: Rendered;
  renderFrame: FrameRenderer;
  /** The Content-Security-Policy of the shell's index.html. */
  policy: string;
  /** The value of the request header `accept-encoding`. */
  encodings: string | undefined;
}

/** Whether the page that the response holds has all that it shows; false for the frame of a page with public data. */
function isComplete({ visit, rendered }: FoundPage): boolean {
  const owned = findPathOwner(visit.releases.registry, visit.pathname)?.owned;
  const showsDataLater = visit.signedIn && owned?.rendersPublicData === true;
  return typeof rendered === 'object' || (owned?.access === 'signed-in' && !showsDataLater);
}

/** The headers that name the releases of a page. @param isFrame whether the HTML has no content */
const namesOf = (releases: VisitorReleases, isFrame: boolean): PageResponse['headers'] => ({
  [RELEASES_HEADER]: releasesId(releases) + (isFrame ? FRAME : ''),
  [REVISION_HEADER]: releases.revision,
});

/** The headers by which a service worker stores a page with the releases it needs. */
function releasesHeaders(found: FoundPage): PageResponse['headers'] {
  const { visit, linkPreview } = found;
  const { releases, pathname, query, preview } = visit;
  const isOwned = findPathOwner(releases.registry, pathname) !== undefined;
  // The query of a sign-in page may hold a code, so browsers keep only the page without one.
  const isForAnybody = isOwned || (findSignInPage(pathname) !== undefined && query === '');
  if (!isForAnybody || preview || linkPreview !== undefined) return {};
  return namesOf(releases, !isComplete(found));
}

/** A path with dots can match the pattern of a page, but no page is there: the API has no such address. */
const isKnown = ({ releases, pathname }: PageVisit): boolean =>
  !hasDots(pathname) &&
  (findSignInPage(pathname) !== undefined || findPathOwner(releases.registry, pathname) !== undefined);

/** Whose copy a cache may keep. A preview comes from no cache. */
function cacheControl({ preview, isInCanary }: PageVisit, linkPreview: FoundPage['linkPreview']): string {
  if (preview) return 'private, no-store';
  return isInCanary || linkPreview !== undefined ? 'private, no-cache' : 'no-cache';
}

/** The response with a page, or with the frame that the browser fills. */
export function pageResponse(found: FoundPage): PageResponse {
  const { visit, linkPreview, rendered, renderFrame, policy, encodings } = found;
  const { releases, pathname, query, preview, signedIn, savesData } = visit;
  const page = typeof rendered === 'object' ? rendered.page : undefined;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page ? allowStyles(policy, page.styleSources) : policy,
    'accept-ch': 'ECT',
    vary: ['accept-encoding', ...pageHints].join(', '),
    ...(visit.canaryCookie !== undefined && { 'set-cookie': visit.canaryCookie }),
  };
  const listing = linkPreview === 'unknown' ? undefined : linkPreview;
  const options = { preview, signedIn, savesData, query, listing, comesSoon: rendered === 'soon' };
  const { html, etag } = page ? { html: '', etag: page.etag } : renderFrame(releases, pathname, options);
  if (rendered === 'unreachable' || rendered === 'busy') {
    const later = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S };
    // The browser still tries, and shows what it has.
    return {
      status: 503,
      headers: { ...headers, ...later, ...namesOf(releases, true) },
      body: unavailablePage(html),
    };
  }
  const isMissing = page?.isMissing === true || linkPreview === 'unknown' || !isKnown(visit);
  const { body, encoding } = page ? encodedFor(page, encodings) : { body: html, encoding: undefined };
  return {
    status: isMissing ? 404 : 200,
    headers: {
      ...headers,
      'cache-control': cacheControl(visit, linkPreview),
      ...(!preview && !isMissing && { etag }),
      ...releasesHeaders(found),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
    body,
  };
}
