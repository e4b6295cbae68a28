// The contract between the site, the pages and the service worker. A separate file without zod, because pages import it.

/** The URL of the service worker. A remote cannot declare a path with a dot. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * The header of a page that everybody may get. It is the id of its releases, and FRAME if its content is not in the
 * HTML.
 */
export const RELEASES_HEADER = 'x-releases';

/**
 * The number of the registry's revision that these releases are from. It grows with each change, also when a former
 * release comes back.
 */
export const REVISION_HEADER = 'x-revision';

/** The end of RELEASES_HEADER for a public page that the server has not rendered in time. Browsers do not store it. */
export const FRAME = '; frame';

/** The header of a request for a copy of a page that is open already. It counts as no page load. */
export const STORED_COPY_HEADER = 'x-stored-copy';

/** The copies of visited pages. */
export const PAGES_CACHE = 'pages';

/**
 * The start of the paths at which remotes keep data of visited pages in the same cache. They name the path themselves,
 * because they import nothing of the releases.
 */
export const KEPT_PATH = '/kept/';

/** The pictures of the shell. */
export const PICTURES_CACHE = 'pictures';

/** What the site writes in front of the service worker of the shell's release, as `self.releases`. */
export interface ServiceWorkerReleases {
  /** The id of the visitor's releases. */
  id: string;
  /** The scripts and styles of the shell, and those of the pages of all remotes. */
  files: { url: string; integrity?: string }[];
  /** Whether the visitor saves data: then no file loads before a page needs it. */
  savesData: boolean;
}

/** The message of a page to the service worker when it shows: its path and query. */
export interface VisitedMessage {
  visited: string;
  /** Whether the page asks for a `CopyTimeMessage` instead. Older service workers refresh its copy. */
  asksForTime?: true;
}

/** The response of the service worker. It has the time of the stored copy that the page shows. */
export interface CopyTimeMessage {
  /** An HTTP date. Null when the page is not a copy, or the site has responded since. */
  copyTime: string | null;
}
