import {
  dataDirField,
  firebaseFields,
  firebaseProblems,
  hostField,
  httpUrlField,
  nodeEnvField,
  operationsTokenField,
  optionalPortField,
  portField,
  previewKeyField,
  productionProblems,
  remotesOriginField,
  trustedProxiesField,
  withRules,
} from '@roommate/env';
import { storeFields, storeProblems } from '@roommate/release-store';
import { z } from 'zod';

const variables = z.object({
  NODE_ENV: nodeEnvField(),
  SITE_HOST: hostField(),
  SITE_PORT: portField(3000),
  SITE_METRICS_HOST: hostField(),
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
  REMOTES_ORIGIN: remotesOriginField().optional(),
  /** Where this machine's key of preview links lies. */
  DATA_DIR: dataDirField(),
  /** Signs preview links; by default a key of this machine, in production none: there are no previews then. */
  PREVIEW_KEY: previewKeyField().optional(),
  /** Whoever knows it sees the state of the releases at /operations. */
  OPERATIONS_TOKEN: operationsTokenField().optional(),
  ...firebaseFields,
  AUTH_EMULATOR_URL: httpUrlField().default('http://127.0.0.1:9099'),
});

export type SiteEnvironment = z.infer<typeof variables>;

/** The site's variables. */
export const siteEnvironment = variables.superRefine(
  withRules<SiteEnvironment>(storeProblems, firebaseProblems, productionProblems),
);
