import { FRAME, RELEASES_HEADER } from '@roommate/release-registry';
import { worker } from './worker-scope.ts';

export const FIRST_SERVER_ERROR = 500;

/** The id of the releases of a page. Only pages that are the same for all visitors have one. */
export const releasesOf = (page: Response): string | undefined =>
  page.headers.get(RELEASES_HEADER)?.split(';', 1)[0];

/** When the site has read the releases of a page, in milliseconds since 1970. */
export const timeOf = (page: Response): number => Date.parse(page.headers.get('date') ?? '') || 0;

/** Whether the content of a public page is not in its HTML, because the server was slow. */
export const isFrame = (page: Response): boolean =>
  page.headers.get(RELEASES_HEADER)?.endsWith(FRAME) === true;

/** Whether a page names other releases than its stored copy. Errors of a proxy name none. */
export const hasOtherReleases = (page: Response, stored: Response): boolean =>
  releasesOf(page) !== undefined && releasesOf(page) !== releasesOf(stored);

/** Whether the releases of a page are those that were live when the browser fetched this script. */
export const isOfLiveReleases = (page: Response): boolean => releasesOf(page) === worker.releases.id;
