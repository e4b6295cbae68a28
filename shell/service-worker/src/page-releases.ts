import { FRAME, RELEASES_HEADER, REVISION_HEADER } from '@roommate/release-registry';
import { worker } from './worker-scope.ts';

const FIRST_ERROR = 400;
/** The site says so of a page that no longer exists. */
const goneStatuses = [404, 410];

/** The id of the releases of a page. Only pages that are the same for all visitors have one. */
export const releasesOf = (page: Response): string | undefined =>
  page.headers.get(RELEASES_HEADER)?.split(';', 1)[0];

/** When the site has read the releases of a page, in milliseconds since 1970. */
const timeOf = (page: Response): number => Date.parse(page.headers.get('date') ?? '') || 0;

/** 0 for a copy from before the site named revisions. */
const revisionOf = (page: Response): number => Number(page.headers.get(REVISION_HEADER));

/**
 * Orders pages by when the site has read their releases. A date has whole seconds, so the revision decides within one. It
 * does not come first, because a store that was reset continues from a lower number.
 */
export const byTime = (a: Response, b: Response): number =>
  timeOf(a) - timeOf(b) || revisionOf(a) - revisionOf(b);

/** Whether a response says nothing about its page: the site fails, or a proxy refuses the request. */
export const isFailure = ({ status }: Response): boolean =>
  status >= FIRST_ERROR && !goneStatuses.includes(status);

/** Whether the content of a public page is not in its HTML, because the server was slow. */
export const isFrame = (page: Response): boolean =>
  page.headers.get(RELEASES_HEADER)?.endsWith(FRAME) === true;

/** Whether a page names other releases than its stored copy. Errors of a proxy name none. */
export const hasOtherReleases = (page: Response, stored: Response): boolean =>
  releasesOf(page) !== undefined && releasesOf(page) !== releasesOf(stored);

/** Whether the releases of a page are those that were live when the browser fetched this script. */
export const isOfLiveReleases = (page: Response): boolean => releasesOf(page) === worker.releases.id;
