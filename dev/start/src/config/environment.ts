import { devPorts } from '@roommate/build/dev-ports';
import {
  addressFields,
  corsOriginsField,
  dataDirField,
  firebaseFields,
  firebaseProblems,
  hostField,
  httpUrlField,
  keyProblems,
  logLevelField,
  mapStyleUrlField,
  nodeEnvField,
  numberField,
  operationsTokenField,
  optionalPortField,
  portField,
  previewKeyField,
  type ConfigurationProblem,
  productionProblems,
  redisUrlField,
  remotesOriginField,
  trustedProxiesField,
  withRules,
} from '@roommate/server/env';
import { storeFields, storeProblems } from '@roommate/release-store';
import { z } from 'zod';

const MAX_PORT = 65_535;

const variables = z.object({
  NODE_ENV: nodeEnvField(),
  ...addressFields,
  SITE_METRICS_HOST: hostField(),
  SITE_METRICS_PORT: optionalPortField(),
  SITE_TRUSTED_PROXIES: trustedProxiesField().optional(),
  SERVER_RENDERING: z.enum(['on', 'off']).optional(),
  RENDERING_MAX_WAIT_MS: numberField(1, 10_000).optional(),
  RENDERING_LOAD_LIMIT_MS: numberField(1, 60_000).optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  REMOTES_ORIGIN: remotesOriginField().optional(),
  MAP_STYLE_URL: mapStyleUrlField().optional(),
  OPERATIONS_TOKEN: operationsTokenField().optional(),
  PREVIEW_KEY: previewKeyField().optional(),
  API_HOST: hostField(),
  API_PORT: portField(4000),
  API_METRICS_HOST: hostField(),
  API_METRICS_PORT: optionalPortField(),
  API_URL: httpUrlField().optional(),
  API_TRUSTED_PROXIES: trustedProxiesField().default(['loopback']),
  CORS_ORIGINS: corsOriginsField().optional(),
  DATABASE_SOCKET_TIMEOUT_MS: numberField(100, 600_000).default(4000),
  RATE_LIMIT_FACTOR: numberField(0.01, 100_000).default(1),
  REDIS_URL: redisUrlField().optional(),
  LOG_LEVEL: logLevelField(),
  DATA_DIR: dataDirField(),
  RELEASES_DIR: z.string().optional(),
  ...storeFields,
  EMBEDDED_MONGO_DATA: z.string().optional(),
  EMBEDDED_MONGO_SYNC: z.enum(['on', 'off'], 'it must be on or off.').default('on'),
  ...firebaseFields,
  FIREBASE_SERVICE_ACCOUNT_FILE: z.string().optional(),
  AUTH_EMULATOR_PORT: portField(9099),
  AUTH_EMULATOR_DATA: z.string().optional(),
  AUTH_EMULATOR_URL: httpUrlField().optional(),
  AUTH_JWKS_URL: httpUrlField().optional(),
  /** The first of the four ports of the development servers. */
  DEV_PORT: portField(3001).refine(
    (first) => Object.values(devPorts(first)).every((port) => port <= MAX_PORT),
    'the ports of the other development servers, which follow it, must not pass 65535.',
  ),
});

type Variables = z.infer<typeof variables>;

/** The API also refuses the embedded database in production; this check stops the start before that. */
function databaseProblems({ NODE_ENV, MONGODB_URI }: Variables): ConfigurationProblem[] {
  if (NODE_ENV !== 'production' || MONGODB_URI !== undefined) return [];
  const message = 'production needs a MongoDB replica set, not the embedded database.';
  return [{ name: 'MONGODB_URI', message }];
}

/** All variables of the product, as in `.env.example`, checked together before anything is built or started. */
export const productEnvironment = variables.superRefine(
  withRules<Variables>(storeProblems, firebaseProblems, keyProblems, databaseProblems, productionProblems),
);

export type ProductEnvironment = Variables;
export const variableNames = Object.keys(variables.shape);
