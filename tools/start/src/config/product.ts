import { resolve } from 'node:path';
import { mongoUriOf, reachableHost, repositoryRoot, siteUrlOf } from '@roommate/env';
import type { ProductEnvironment } from './environment.ts';

/** What `npm start` starts, and where. */
export interface Product {
  /** Where people open the site; behind a proxy it is another address than the site's own. */
  siteUrl: string;
  siteHealthUrl: string;
  apiUrl: string;
  /** Of the auth emulator; undefined with a real Firebase project. */
  emulatorUrl: string | undefined;
  mongoUri: string;
  embeddedDatabase: boolean;
  /** All data of the product: database, accounts, releases, logs. */
  dataDir: string;
  releasesDir: string;
  /** The ports that must be free, with the variables that move them. */
  ports: { name: string; host: string; port: number }[];
  /** The environment of every part: what is set for all, and the addresses at which the parts find each other. */
  environment: NodeJS.ProcessEnv;
}

const loopback = '127.0.0.1';

const metricsPorts = (env: ProductEnvironment): Product['ports'] => [
  ...(env.SITE_METRICS_PORT === undefined
    ? []
    : [{ name: 'SITE_METRICS_PORT', host: env.SITE_METRICS_HOST, port: env.SITE_METRICS_PORT }]),
  ...(env.API_METRICS_PORT === undefined
    ? []
    : [{ name: 'API_METRICS_PORT', host: env.API_METRICS_HOST, port: env.API_METRICS_PORT }]),
];

export function describeProduct(env: ProductEnvironment): Product {
  const dataDir = resolve(repositoryRoot, env.DATA_DIR);
  const folder = (given: string | undefined, name: string): string =>
    given === undefined ? resolve(dataDir, name) : resolve(repositoryRoot, given);
  const embeddedDatabase = env.MONGODB_URI === undefined;
  const emulator = env.FIREBASE_API_KEY === undefined;
  const emulatorUrl = env.AUTH_EMULATOR_URL ?? `http://${loopback}:${env.AUTH_EMULATOR_PORT}`;
  const apiUrl = env.API_URL ?? `http://${reachableHost(env.API_HOST)}:${env.API_PORT}`;
  const siteUrl = siteUrlOf(env);
  const mongoUri = mongoUriOf(env);
  const releasesDir = folder(env.RELEASES_DIR, 'releases');
  return {
    siteUrl,
    siteHealthUrl: `http://${reachableHost(env.SITE_HOST)}:${env.SITE_PORT}/health`,
    apiUrl,
    emulatorUrl: emulator ? emulatorUrl : undefined,
    mongoUri,
    embeddedDatabase,
    dataDir,
    releasesDir,
    ports: [
      { name: 'SITE_PORT', host: env.SITE_HOST, port: env.SITE_PORT },
      { name: 'API_PORT', host: env.API_HOST, port: env.API_PORT },
      ...metricsPorts(env),
      ...(embeddedDatabase
        ? [{ name: 'EMBEDDED_MONGO_PORT', host: loopback, port: env.EMBEDDED_MONGO_PORT }]
        : []),
      ...(emulator ? [{ name: 'AUTH_EMULATOR_PORT', host: loopback, port: env.AUTH_EMULATOR_PORT }] : []),
    ],
    environment: {
      ...process.env,
      API_URL: apiUrl,
      SITE_URL: siteUrl,
      RELEASES_DIR: releasesDir,
      MONGODB_URI: mongoUri,
      EMBEDDED_MONGO_DATA: folder(env.EMBEDDED_MONGO_DATA, 'mongo'),
      AUTH_EMULATOR_DATA: folder(env.AUTH_EMULATOR_DATA, 'auth'),
      ...(emulator
        ? { AUTH_EMULATOR_URL: emulatorUrl, AUTH_JWKS_URL: env.AUTH_JWKS_URL ?? `${emulatorUrl}/jwks` }
        : {}),
    },
  };
}
