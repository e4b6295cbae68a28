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
}
