import { httpUrlField, mongoUriField, nodeEnvField, portField, readEnv } from '@roommate/env';
import { z } from 'zod';

const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const EMULATOR_JWKS_URL = 'http://127.0.0.1:9099/jwks';

const environment = z
  .object({
    NODE_ENV: nodeEnvField(),
    MONGODB_URI: mongoUriField(),
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: portField(4000),
    SITE_URL: httpUrlField().default('http://localhost:3000'),
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
  // Whoever reaches the emulator may sign in as anybody, so its tokens are worth nothing in production.
  .refine(({ emulator, NODE_ENV }) => !(emulator && NODE_ENV === 'production'), {
    path: ['FIREBASE_PROJECT_ID'],
    error: 'production needs a real Firebase project, not the auth emulator.',
  })
  .refine(({ emulator, jwksUrl }) => emulator || jwksUrl.startsWith('https://'), {
    path: ['AUTH_JWKS_URL'],
    error: "a real project's keys must come over https.",
  })
  .transform((env) => ({
    mongoUri: env.MONGODB_URI,
    host: env.API_HOST,
    port: env.API_PORT,
    /** The one origin whose pages may call the API from a browser. */
    siteOrigin: new URL(env.SITE_URL).origin,
    projectId: env.FIREBASE_PROJECT_ID,
    jwksUrl: env.jwksUrl,
    logLevel: env.LOG_LEVEL,
  }));

export type Config = z.infer<typeof environment>;

/** @throws ConfigurationError with one sentence per wrong variable */
export const readConfig = (env?: NodeJS.ProcessEnv): Config => readEnv(environment, env);
