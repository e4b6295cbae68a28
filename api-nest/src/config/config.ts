import {
  allowedOrigins,
  corsOriginsField,
  firebaseProjectIdField,
  hostField,
  httpUrlField,
  keyProblems,
  logLevelField,
  mongoUriField,
  nodeEnvField,
  numberField,
  optionalPortField,
  portField,
  type ConfigurationProblem,
  productionProblems,
  readEnv,
  redisUrlField,
  trustedProxiesField,
  withRules,
} from '@roommate/server/env';
import { z } from 'zod';
import type { AccountSource, ServiceAccount } from './account-source.ts';
import { serviceAccountField } from './service-account-field.ts';

const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const IDENTITY_TOOLKIT_URL = 'https://identitytoolkit.googleapis.com';
const EMULATOR_JWKS_URL = 'http://127.0.0.1:9099/jwks';

const isDemo = ({ FIREBASE_PROJECT_ID }: { FIREBASE_PROJECT_ID: string }): boolean =>
  FIREBASE_PROJECT_ID.startsWith('demo-');

/** The emulator lets everyone sign in as anyone, so production must not accept its tokens. */
function emulatorProblems(env: { NODE_ENV: string; FIREBASE_PROJECT_ID: string }): ConfigurationProblem[] {
  if (env.NODE_ENV !== 'production' || !isDemo(env)) return [];
  const message = 'production needs a real Firebase project, not the auth emulator.';
  return [{ name: 'FIREBASE_PROJECT_ID', message }];
}

/** Another project's service account would find no account of this project, and all users would count as deleted. */
function serviceAccountProblems(env: {
  FIREBASE_PROJECT_ID: string;
  FIREBASE_SERVICE_ACCOUNT_FILE?: ServiceAccount | undefined;
}): ConfigurationProblem[] {
  const account = env.FIREBASE_SERVICE_ACCOUNT_FILE;
  if (!account || account.project_id === env.FIREBASE_PROJECT_ID) return [];
  const message = 'the service account does not belong to the project in FIREBASE_PROJECT_ID.';
  return [{ name: 'FIREBASE_SERVICE_ACCOUNT_FILE', message }];
}

const variables = z.object({
  NODE_ENV: nodeEnvField(),
  MONGODB_URI: mongoUriField(),
  DATABASE_SOCKET_TIMEOUT_MS: numberField(100, 600_000).default(4000),
  API_HOST: hostField(),
  API_PORT: portField(4000),
  API_METRICS_HOST: hostField(),
  API_METRICS_PORT: optionalPortField(),
  SITE_URL: httpUrlField().optional(),
  CORS_ORIGINS: corsOriginsField().default([]),
  API_TRUSTED_PROXIES: trustedProxiesField().default(['loopback']),
  RATE_LIMIT_FACTOR: numberField(0.01, 100_000).default(1),
  REDIS_URL: redisUrlField().optional(),
  FIREBASE_PROJECT_ID: firebaseProjectIdField(),
  AUTH_JWKS_URL: httpUrlField().optional(),
  AUTH_EMULATOR_URL: httpUrlField().optional(),
  FIREBASE_SERVICE_ACCOUNT_FILE: serviceAccountField().optional(),
  LOG_LEVEL: logLevelField(),
});

/** The emulator needs no credential. A real project without one cannot be asked. */
function accountSourceOf(env: z.infer<typeof variables>): AccountSource | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_SERVICE_ACCOUNT_FILE: serviceAccount } = env;
  if (!isDemo(env)) return serviceAccount && { url: IDENTITY_TOOLKIT_URL, projectId, serviceAccount };
  const emulator = env.AUTH_EMULATOR_URL ?? new URL(env.AUTH_JWKS_URL ?? EMULATOR_JWKS_URL).origin;
  return { url: `${emulator}/identitytoolkit.googleapis.com`, projectId, serviceAccount: undefined };
}

const environment = variables
  .superRefine(
    withRules<z.infer<typeof variables>>(
      keyProblems,
      emulatorProblems,
      serviceAccountProblems,
      productionProblems,
    ),
  )
  .transform((env) => ({
    production: env.NODE_ENV === 'production',
    siteUrl: env.SITE_URL ?? 'http://localhost:3000',
    mongoUri: env.MONGODB_URI,
    /** How long a command waits for a database that sends nothing, in milliseconds. */
    databaseSocketTimeoutMs: env.DATABASE_SOCKET_TIMEOUT_MS,
    host: env.API_HOST,
    port: env.API_PORT,
    /** Prometheus reads the metrics here. Without a port they are not served. */
    metricsHost: env.API_METRICS_HOST,
    metricsPort: env.API_METRICS_PORT,
    /** The origins whose pages may call the API from a browser. The site comes first. */
    corsOrigins: allowedOrigins(env.SITE_URL ?? 'http://localhost:3000', env.CORS_ORIGINS),
    /** The proxies whose X-Forwarded-For is trusted. */
    trustedProxies: env.API_TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    redisUrl: env.REDIS_URL,
    projectId: env.FIREBASE_PROJECT_ID,
    jwksUrl: env.AUTH_JWKS_URL ?? (isDemo(env) ? EMULATOR_JWKS_URL : GOOGLE_JWKS_URL),
    /** Where deleted and disabled accounts are looked up. Undefined: nowhere. */
    accountSource: accountSourceOf(env),
    logLevel: env.LOG_LEVEL,
  }));

export type Config = z.infer<typeof environment>;

/** @throws ConfigurationError with one message per invalid variable */
export const readConfig = (env?: NodeJS.ProcessEnv): Config => readEnv(environment, env);
