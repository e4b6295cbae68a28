import type { SiteConfig } from '@roommate/release-registry';
import { allowedOrigins, siteUrlOf } from '@roommate/server/env';
import type { SiteEnvironment } from './environment.ts';
import type { ReleaseReader } from '../releases/release-reader.ts';

/** Settings and dependencies of a site. */
export interface SiteOptions {
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string;
  config: SiteConfig;
  releases: ReleaseReader;
  apiUrl: string;
  /** False: the browser renders every page. Default: true. */
  serverRendering?: boolean;
  /** The longest that a visitor waits for a page from the server, in milliseconds. Default: 250. */
  renderingMaxWaitMs?: number | undefined;
  /** The longest that pages wait for the code of a release to load on the server, in milliseconds. Default: 3000. */
  renderingLoadLimitMs?: number | undefined;
  /** Proxies in front of the site whose X-Forwarded-For the site trusts. Default: none. */
  trustedProxies?: string[];
  production?: boolean;
  /** Address for Prometheus to read the metrics. Without it the site serves no metrics. */
  metrics?: { host: string; port: number } | undefined;
  /** Signs preview links. Without it there are no previews. */
  previewKey?: string | undefined;
  /** Gives access to the state of the releases. */
  operationsToken?: string | undefined;
  /** URL of the auth emulator; undefined with a real Firebase project. */
  emulatorUrl: string | undefined;
  /** The origins whose pages may call the API from a browser. Default: only the site's own. */
  corsOrigins?: readonly string[] | '*' | undefined;
  /** Maximum time for the API to start its response, in milliseconds. */
  apiTimeoutMs?: number;
  /** Time that idle connections stay open after a stop signal, in milliseconds. */
  drainMs?: number;
}

/** Address for Prometheus to read the metrics; undefined without a port. */
export const metricsAddress = ({ SITE_METRICS_HOST: host, SITE_METRICS_PORT: port }: SiteEnvironment) =>
  port === undefined ? undefined : { host, port };

/** The configuration for pages. They sign in with the configured Firebase project, else with the emulator. */
export function pageOptions(
  env: SiteEnvironment,
): Pick<SiteOptions, 'config' | 'emulatorUrl' | 'corsOrigins'> {
  const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_APP_ID } = env;
  const corsOrigins = allowedOrigins(siteUrlOf(env), env.CORS_ORIGINS);
  const site = {
    apiBase: '/api',
    remotesOrigin: env.REMOTES_ORIGIN ?? null,
    verifyFiles: true,
    serviceWorker: env.SERVICE_WORKER === 'on',
    ...(env.MAP_STYLE_URL !== undefined && { mapStyleUrl: env.MAP_STYLE_URL }),
  };
  if (FIREBASE_API_KEY === undefined || FIREBASE_AUTH_DOMAIN === undefined) {
    const emulator = { projectId: FIREBASE_PROJECT_ID };
    return { config: { firebase: null, emulator, ...site }, emulatorUrl: env.AUTH_EMULATOR_URL, corsOrigins };
  }
  const firebase = {
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN,
    projectId: FIREBASE_PROJECT_ID,
    ...(FIREBASE_APP_ID === undefined ? {} : { appId: FIREBASE_APP_ID }),
  };
  return { config: { firebase, emulator: null, ...site }, emulatorUrl: undefined, corsOrigins };
}
