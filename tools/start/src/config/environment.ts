import {
  corsOriginsField,
  factorField,
  httpUrlField,
  mongoUriField,
  nodeEnvField,
  optionalPortField,
  portField,
  redisUrlField,
  trustedProxiesField,
} from '@roommate/env';
import { missingStoreVariables, storeFields } from '@roommate/release-store';
import { z } from 'zod';

const firebase = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_APP_ID'] as const;

const variables = z.object({
  NODE_ENV: nodeEnvField(),
  SITE_HOST: z.string().default('127.0.0.1'),
  SITE_PORT: portField(3000),
  SITE_METRICS_HOST: z.string().default('127.0.0.1'),
  SITE_METRICS_PORT: optionalPortField(),
  SITE_URL: httpUrlField().optional(),
  SITE_TRUSTED_PROXIES: trustedProxiesField().optional(),
  REMOTES_ORIGIN: z.string().optional(),
  OPERATIONS_TOKEN: z.string().optional(),
  PREVIEW_KEY: z.string().optional(),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: portField(4000),
  API_METRICS_HOST: z.string().default('127.0.0.1'),
  API_METRICS_PORT: optionalPortField(),
  API_URL: httpUrlField().optional(),
  API_TRUSTED_PROXIES: trustedProxiesField().default(['loopback']),
  CORS_ORIGINS: corsOriginsField().optional(),
  RATE_LIMIT_FACTOR: factorField(0.01, 100_000).default(1),
  REDIS_URL: redisUrlField().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'it must be fatal, error, warn, info, debug or silent.',
    )
    .default('info'),
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  ...storeFields,
  MONGODB_URI: mongoUriField().optional(),
  EMBEDDED_MONGO_PORT: portField(27027),
  EMBEDDED_MONGO_DATA: z.string().optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,29}$/, 'it must be the id of a Firebase project.')
    .default('demo-roommate-dhaka'),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'it must be a host name such as my-project.firebaseapp.com.')
    .optional(),
  FIREBASE_APP_ID: z.string().optional(),
  AUTH_EMULATOR_PORT: portField(9099),
  AUTH_EMULATOR_DATA: z.string().optional(),
  AUTH_EMULATOR_URL: httpUrlField().optional(),
  AUTH_JWKS_URL: httpUrlField().optional(),
  /** The first of the four ports of the development servers. */
  DEV_PORT: portField(3001),
});

type Variables = z.infer<typeof variables>;

/** The names of the ports that `npm start` listens on, given what it starts. */
const portNames = (env: Variables) =>
  [
    'SITE_PORT',
    'API_PORT',
    'SITE_METRICS_PORT',
    'API_METRICS_PORT',
    ...(env.MONGODB_URI === undefined ? (['EMBEDDED_MONGO_PORT'] as const) : []),
    ...(env.FIREBASE_API_KEY === undefined ? (['AUTH_EMULATOR_PORT'] as const) : []),
  ] as const;

/** What the parts would refuse in production by themselves, told before anything is built. */
function unsafeInProduction({ MONGODB_URI, SITE_URL, CORS_ORIGINS }: Variables): [string, string][] {
  const found: [string, string][] = [];
  if (MONGODB_URI === undefined) {
    found.push(['MONGODB_URI', 'production needs a MongoDB replica set, not the embedded database.']);
  }
  if (!SITE_URL?.startsWith('https://')) {
    found.push(['SITE_URL', 'production needs the address at which people open the site, with https://.']);
  }
  if (CORS_ORIGINS?.includes('*')) {
    found.push([
      'CORS_ORIGINS',
      'production must list the origins that may call the API, not open it to all.',
    ]);
  }
  return found;
}

/** All variables of the product, as `.env.example` lists them: checked together before anything is built or started. */
export const productEnvironment = variables.superRefine((env, context) => {
  const wrong = (name: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  for (const name of missingStoreVariables(env)) wrong(name, 'RELEASE_STORE needs it.');
  const real = env.FIREBASE_API_KEY !== undefined;
  if (real) {
    for (const name of firebase) {
      if (env[name] === undefined) wrong(name, 'a real Firebase project needs it beside FIREBASE_API_KEY.');
    }
  } else if (env.NODE_ENV === 'production') {
    wrong('FIREBASE_API_KEY', 'in production sign-in needs a real Firebase project.');
  }
  if (env.NODE_ENV === 'production') {
    for (const [name, message] of unsafeInProduction(env)) wrong(name, message);
  }
  if (real === env.FIREBASE_PROJECT_ID.startsWith('demo-')) {
    wrong(
      'FIREBASE_PROJECT_ID',
      real
        ? 'with FIREBASE_API_KEY it must be the id of a real project, not demo-….'
        : 'without FIREBASE_API_KEY it must start with demo-.',
    );
  }
  const taken = new Map<number, string>();
  for (const name of portNames(env)) {
    const port = env[name];
    if (port === undefined) continue;
    const other = taken.get(port);
    if (other !== undefined) wrong(name, `${other} has the same port.`);
    taken.set(port, name);
  }
});

export type ProductEnvironment = Variables;
export const variableNames = Object.keys(variables.shape);
