/**
 * What the site tells its pages at run time, so that one build serves every deployment. shell/server inlines it into
 * the HTML, as JSON, in the script element with this id.
 */
export const SITE_CONFIG_ELEMENT_ID = 'site-config';

/** The id of the script element that holds the release registry as JSON. */
export const RELEASE_REGISTRY_ELEMENT_ID = 'release-registry';

/** The public settings of a Firebase project's web app; none of them is a secret. */
export interface FirebaseWebConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
}

/** Exactly one of `firebase` and `emulator` is set. */
export interface SiteConfig {
  firebase: FirebaseWebConfig | null;
  /** The auth emulator, which the site passes on under its own origin. */
  emulator: { projectId: string } | null;
  /** Under which path of the site the API is, without a slash at the end. */
  apiBase: string;
  /** The one other origin from which remotes may come, and do; null: they come from the site itself. */
  remotesOrigin: string | null;
  /** False in development only, where files change while the page is open: files then need no hash. */
  verifyFiles: boolean;
}

/** What a page must know of the release of the shell that it runs. */
export interface ShellFiles {
  version: string;
  base: string;
  /** Subresource integrity of its scripts and styles, by file name. */
  integrity: Record<string, string>;
}

/** The release of a remote that this visitor alone sees, by a signed link. */
export interface PagePreview {
  remote: string;
  version: string;
  /** When the link ends: milliseconds since 1970. */
  expires: number;
}

/** The site's configuration and what differs from page to page. */
export interface PageConfig extends SiteConfig {
  shell: ShellFiles;
  preview: PagePreview | null;
}
