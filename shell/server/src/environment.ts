import { httpUrlField, nodeEnvField, optionalPortField, portField, trustedProxiesField } from '@roommate/env';
import { missingStoreVariables, storeFields } from '@roommate/release-store';
import { z } from 'zod';

const firebaseNames = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
] as const;

const variables = z.object({
  NODE_ENV: nodeEnvField(),
  SITE_HOST: z.string().default('127.0.0.1'),
  SITE_PORT: portField(3000),
  SITE_METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where Prometheus reads the metrics. */
  SITE_METRICS_PORT: optionalPortField(),
  /** Where people open the site, for the addresses that link previews need; by default http://localhost:<SITE_PORT>. */
  SITE_URL: httpUrlField().optional(),
  /** Proxies before the site whose X-Forwarded-For is believed. */
  SITE_TRUSTED_PROXIES: trustedProxiesField().default([]),
  /** Where the API answers; the site passes everything below /api on to it. */
  API_URL: httpUrlField().default('http://127.0.0.1:4000'),
  /** Folder of the releases; a relative one counts from the root of the repository. */
  RELEASES_DIR: z.string().default('.data/releases'),
  ...storeFields,
  /** From where pages load the remotes, such as a CDN before this site; by default from the site itself. */
  REMOTES_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'it must be an origin such as https://cdn.example.')
    .optional(),
  /** Where this machine's key of preview links lies. */
  DATA_DIR: z.string().default('.data'),
  /** Signs preview links; by default a key of this machine, in production none: there are no previews then. */
  PREVIEW_KEY: z.string().min(32, 'it must have 32 characters at least.').optional(),
  /** Whoever knows it sees the state of the releases at /operations. */
  OPERATIONS_TOKEN: z
    .string()
    .regex(/^[\w-]{24,}$/, 'it must have 24 letters, digits, - or _ at least.')
    .optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'it must be a host name such as my-project.firebaseapp.com.')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'it must be the id of a Firebase project.')
    .default('demo-roommate-dhaka'),
  FIREBASE_APP_ID: z.string().optional(),
  AUTH_EMULATOR_URL: httpUrlField().default('http://127.0.0.1:9099'),
});

/**
 * The site's variables. Without FIREBASE_API_KEY sign-in goes to the emulator, which gives anybody any account: never in
 * production and never under the id of a real project.
 */
export const siteEnvironment = variables.superRefine((env, context) => {
  const wrong = (name: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  for (const name of missingStoreVariables(env)) wrong(name, 'RELEASE_STORE needs it.');
  if (env.FIREBASE_API_KEY !== undefined) {
    for (const name of firebaseNames) {
      if (env[name] === undefined) wrong(name, 'a real Firebase project needs it beside FIREBASE_API_KEY.');
    }
    if (env.FIREBASE_PROJECT_ID.startsWith('demo-')) {
      wrong('FIREBASE_PROJECT_ID', 'with FIREBASE_API_KEY it must be the id of a real project, not demo-….');
    }
    return;
  }
  if (env.NODE_ENV === 'production') {
    wrong('FIREBASE_API_KEY', 'in production sign-in needs a real Firebase project.');
  }
  if (!env.FIREBASE_PROJECT_ID.startsWith('demo-')) {
    wrong('FIREBASE_PROJECT_ID', 'without FIREBASE_API_KEY it must start with demo-.');
  }
});

export type SiteEnvironment = z.infer<typeof variables>;
