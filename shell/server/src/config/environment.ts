import {
  corsOriginsField,
  dataDirField,
  firebaseFields,
  firebaseProblems,
  hostField,
  httpUrlField,
  mapStyleUrlField,
  nodeEnvField,
  numberField,
  operationsTokenField,
  optionalPortField,
  portField,
  previewKeyField,
  productionProblems,
  remotesOriginField,
  trustedProxiesField,
  withRules,
} from '@roommate/server/env';
import { storeFields, storeProblems } from '@roommate/release-store';
import { z } from 'zod';

const variables = z.object({
  NODE_ENV: nodeEnvField(),
  SITE_HOST: hostField(),
  SITE_PORT: portField(3000),
  SITE_METRICS_HOST: hostField(),
  /** Where Prometheus reads the metrics. */
  SITE_METRICS_PORT: optionalPortField(),
  /** The public URL of the site, for canonical URLs and link previews. Default: http://localhost:<SITE_PORT>. */
  SITE_URL: httpUrlField().optional(),
  /** Proxies in front of the site whose X-Forwarded-For the site trusts. */
  SITE_TRUSTED_PROXIES: trustedProxiesField().default([]),
  /** More origins whose pages may call the API. The API has the same variable. */
  CORS_ORIGINS: corsOriginsField().default([]),
  /** The API's URL. The site forwards everything below /api to it. */
  API_URL: httpUrlField().default('http://127.0.0.1:4000'),
  /** `off`: the browser renders every page. For an emergency. */
  SERVER_RENDERING: z.enum(['on', 'off']).default('on'),
  /** The longest that a visitor waits for a page from the server, in milliseconds. */
  RENDERING_MAX_WAIT_MS: numberField(1, 10_000).optional(),
  /** The longest that pages wait for the code of a release to load on the server, in milliseconds. */
  RENDERING_LOAD_LIMIT_MS: numberField(1, 60_000).optional(),
  /** `off`: browsers remove the service worker and what it has stored. For an emergency. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Folder of the releases. A relative path starts at the root of the repository. */
  RELEASES_DIR: z.string().default('.data/releases'),
  ...storeFields,
  /** The origin from which pages load the remotes, such as a CDN. Default: the site itself. */
  REMOTES_ORIGIN: remotesOriginField().optional(),
  /** The style of the street map. Default: none, the map of the areas is drawn without streets. */
  MAP_STYLE_URL: mapStyleUrlField().optional(),
  /** Folder of this machine's key for preview links. */
  DATA_DIR: dataDirField(),
  /** Signs preview links. Default: a key of this machine; in production no key, and so no previews. */
  PREVIEW_KEY: previewKeyField().optional(),
  /** Gives access to the state of the releases at /operations. */
  OPERATIONS_TOKEN: operationsTokenField().optional(),
  ...firebaseFields,
  AUTH_EMULATOR_URL: httpUrlField().default('http://127.0.0.1:9099'),
});

export type SiteEnvironment = z.infer<typeof variables>;

/** The site's environment variables and the rules between them. */
export const siteEnvironment = variables.superRefine(
  withRules<SiteEnvironment>(storeProblems, firebaseProblems, productionProblems),
);
