import type { SiteConfig } from '@roommate/release-registry';
import type { SiteEnvironment } from './environment.ts';
import type { LiveReleases } from './live-releases.ts';

/** What a site is made of. */
export interface SiteOptions {
  /** Where people open the site, without a slash at the end. */
  siteUrl: string;
  config: SiteConfig;
  releases: LiveReleases;
  apiUrl: string;
  /** Proxies before the site whose X-Forwarded-For is believed; by default nobody's. */
  trustedProxies?: string[];
  production?: boolean;
  /** Where Prometheus reads the metrics; by default nowhere. */
  metrics?: { host: string; port: number } | undefined;
  /** Signs preview links; undefined: there are none. */
  previewKey?: string | undefined;
  /** Whoever knows it sees the state of the releases. */
  operationsToken?: string | undefined;
  /** The address of the auth emulator; undefined with a real Firebase project. */
  emulatorUrl: string | undefined;
  /** How long the API may take to begin an answer, in milliseconds. */
  apiTimeoutMs?: number;
  /** How long connections without a request stay open after a signal to stop, in milliseconds. */
  drainMs?: number;
}

/** Where Prometheus reads the metrics, if anywhere. */
export const metricsAddress = ({ SITE_METRICS_HOST: host, SITE_METRICS_PORT: port }: SiteEnvironment) =>
  port === undefined ? undefined : { host, port };

/** What pages are told of the deployment: sign-in by the configured Firebase project, else by the emulator. */
export function pageOptions(env: SiteEnvironment): Pick<SiteOptions, 'config' | 'emulatorUrl'> {
  const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_APP_ID } = env;
  const site = { apiBase: '/api', remotesOrigin: env.REMOTES_ORIGIN ?? null, verifyFiles: true };
  if (FIREBASE_API_KEY === undefined || FIREBASE_AUTH_DOMAIN === undefined) {
    const emulator = { projectId: FIREBASE_PROJECT_ID };
    return { config: { firebase: null, emulator, ...site }, emulatorUrl: env.AUTH_EMULATOR_URL };
  }
  const firebase = {
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN,
    projectId: FIREBASE_PROJECT_ID,
    ...(FIREBASE_APP_ID === undefined ? {} : { appId: FIREBASE_APP_ID }),
  };
  return { config: { firebase, emulator: null, ...site }, emulatorUrl: undefined };
}
