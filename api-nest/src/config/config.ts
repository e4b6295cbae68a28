import {
  corsOriginsField,
  factorField,
  httpUrlField,
  mongoUriField,
  nodeEnvField,
  optionalPortField,
  portField,
  readEnv,
  redisUrlField,
  trustedProxiesField,
} from '@roommate/env';
import { z } from 'zod';
import { productionRules } from './production-rules.ts';

const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const EMULATOR_JWKS_URL = 'http://127.0.0.1:9099/jwks';

const environment = z
  .object({
    NODE_ENV: nodeEnvField(),
    MONGODB_URI: mongoUriField(),
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: portField(4000),
    API_METRICS_HOST: z.string().default('127.0.0.1'),
    API_METRICS_PORT: optionalPortField(),
    SITE_URL: httpUrlField().optional(),
    CORS_ORIGINS: corsOriginsField().default([]),
    API_TRUSTED_PROXIES: trustedProxiesField().default(['loopback']),
    RATE_LIMIT_FACTOR: factorField(0.01, 100_000).default(1),
    REDIS_URL: redisUrlField().optional(),
    FIREBASE_PROJECT_ID: z
      .string()
      .regex(/^[a-z][a-z0-9-]{4,29}$/, 'it must be the id of a Firebase project.')
      .default('demo-roommate-dhaka'),
    AUTH_JWKS_URL: httpUrlField().optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'it must be fatal, error, warn, info, debug or silent.',
      )
      .default('info'),
  })
  .transform(({ AUTH_JWKS_URL, ...env }) => {
    const emulator = env.FIREBASE_PROJECT_ID.startsWith('demo-');
    return { ...env, emulator, jwksUrl: AUTH_JWKS_URL ?? (emulator ? EMULATOR_JWKS_URL : GOOGLE_JWKS_URL) };
  })
  .refine(({ emulator, jwksUrl }) => emulator || jwksUrl.startsWith('https://'), {
    path: ['AUTH_JWKS_URL'],
    error: "a real project's keys must come over https.",
  })
  .superRefine(productionRules)
  .transform((env) => ({
    production: env.NODE_ENV === 'production',
    mongoUri: env.MONGODB_URI,
    host: env.API_HOST,
    port: env.API_PORT,
    /** Where Prometheus reads the metrics; nowhere without a port. */
    metricsHost: env.API_METRICS_HOST,
    metricsPort: env.API_METRICS_PORT,
    /** The origins whose pages may call the API from a browser: the site's first, or everybody's. */
    corsOrigins: env.CORS_ORIGINS.includes('*')
      ? ('*' as const)
      : [new URL(env.SITE_URL ?? 'http://localhost:3000').origin, ...env.CORS_ORIGINS],
    /** Whose X-Forwarded-For is believed. */
    trustedProxies: env.API_TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    redisUrl: env.REDIS_URL,
    projectId: env.FIREBASE_PROJECT_ID,
    jwksUrl: env.jwksUrl,
    logLevel: env.LOG_LEVEL,
  }));

export type Config = z.infer<typeof environment>;

/** @throws ConfigurationError with one sentence per wrong variable */
export const readConfig = (env?: NodeJS.ProcessEnv): Config => readEnv(environment, env);
