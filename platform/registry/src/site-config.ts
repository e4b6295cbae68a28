/** The id of the script element with the site's configuration as JSON. shell/server inlines it into the HTML. */
export const SITE_CONFIG_ELEMENT_ID = 'site-config';

/** The id of the script element with the release registry as JSON. */
export const RELEASE_REGISTRY_ELEMENT_ID = 'release-registry';

/** The public settings of a Firebase project's web app. None of them is secret. */
interface FirebaseWebConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
}

/** The configuration of pages at run time: one build serves every deployment. Either `firebase` or `emulator` is set. */
export interface SiteConfig {
  firebase: FirebaseWebConfig | null;
  /** The auth emulator. The site proxies it under its own origin. */
  emulator: { projectId: string } | null;
  /** The API's path on the site, without a trailing slash. */
  apiBase: string;
  /** The other origin that serves the remotes. Null: the site itself serves them. */
  remotesOrigin: string | null;
  /** False in development only, where files change while the page is open and therefore have no hash. */
  verifyFiles: boolean;
  /** Whether browsers store pages and files for the next visit. False removes what they have stored. */
  serviceWorker: boolean;
  /** The style of the street map. Without it, the map is drawn from the gazetteer. Earlier versions of the site omit it. */
  mapStyleUrl?: string;
}

/** The page's release of the shell. */
interface ShellFiles {
  version: string;
  base: string;
  /** The hash of each script and style for subresource integrity, by file name. */
  integrity: Record<string, string>;
}

/** The release of a remote that only this visitor sees, because of a signed link. */
export interface PagePreview {
  remote: string;
  version: string;
  /** When the link expires: milliseconds since 1970. */
  expires: number;
}

/** The site's configuration, and the data that differs from page to page. */
export interface PageConfig extends SiteConfig {
  shell: ShellFiles;
  preview: PagePreview | null;
  /** Whether the visitor wants less data. Earlier versions of the site omit it. */
  savesData?: boolean;
}
