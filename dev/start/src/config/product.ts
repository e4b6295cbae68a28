import { resolve } from 'node:path';
import { mongoUriOf, reachableHost, repositoryRoot, siteUrlOf } from '@roommate/server/env';
import type { ProductEnvironment } from './environment.ts';

export interface ListenedPort {
  /** The variable that sets it. */
  name: string;
  /** The variable of the host, if there is one. */
  hostName?: string;
  host: string;
  port: number;
}

/** The configuration of everything that `npm start` starts, with URLs and ports. */
export interface Product {
  /** Where people open the site; behind a proxy this is not the site's own URL. */
  siteUrl: string;
  siteHealthUrl: string;
  apiUrl: string;
  /** URL of the auth emulator; undefined with a real Firebase project. */
  emulatorUrl: string | undefined;
  mongoUri: string;
  embeddedDatabase: boolean;
  /** All data of the product: database, accounts, releases, logs. */
  dataDir: string;
  releasesDir: string;
  /** The ports that must be free. */
  ports: ListenedPort[];
  /** The folders for data, with the variables that set them. */
  folders: { name: string; path: string }[];
  /** The environment of every service, with the URLs at which the services find each other. */
  environment: NodeJS.ProcessEnv;
}

const LOOPBACK = '127.0.0.1';

function listenedPorts(env: ProductEnvironment): ListenedPort[] {
  const servers = ['SITE', 'SITE_METRICS', 'API', 'API_METRICS'] as const;
  const given = servers.flatMap((server) => {
    const port = env[`${server}_PORT`];
    const hostName = `${server}_HOST` as const;
    return port === undefined ? [] : [{ name: `${server}_PORT`, hostName, host: env[hostName], port }];
  });
  const own = [
    ...(env.MONGODB_URI === undefined ? (['EMBEDDED_MONGO_PORT'] as const) : []),
    ...(env.FIREBASE_API_KEY === undefined ? (['AUTH_EMULATOR_PORT'] as const) : []),
  ];
  return [...given, ...own.map((name) => ({ name, host: LOOPBACK, port: env[name] }))];
}

export function describeProduct(env: ProductEnvironment): Product {
  const dataDir = resolve(repositoryRoot, env.DATA_DIR);
  const folder = (given: string | undefined, name: string): string =>
    given === undefined ? resolve(dataDir, name) : resolve(repositoryRoot, given);
  const embeddedDatabase = env.MONGODB_URI === undefined;
  const emulator = env.FIREBASE_API_KEY === undefined;
  const emulatorUrl = env.AUTH_EMULATOR_URL ?? `http://${LOOPBACK}:${env.AUTH_EMULATOR_PORT}`;
  const apiUrl = env.API_URL ?? `http://${reachableHost(env.API_HOST)}:${env.API_PORT}`;
  const siteUrl = siteUrlOf(env);
  const mongoUri = mongoUriOf(env);
  const releasesDir = folder(env.RELEASES_DIR, 'releases');
  const mongoFolder = folder(env.EMBEDDED_MONGO_DATA, 'mongo');
  const accountsFolder = folder(env.AUTH_EMULATOR_DATA, 'auth');
  return {
    siteUrl,
    siteHealthUrl: `http://${reachableHost(env.SITE_HOST)}:${env.SITE_PORT}/health`,
    apiUrl,
    emulatorUrl: emulator ? emulatorUrl : undefined,
    mongoUri,
    embeddedDatabase,
    dataDir,
    releasesDir,
    ports: listenedPorts(env),
    folders: [
      { name: 'DATA_DIR', path: dataDir },
      { name: 'RELEASES_DIR', path: releasesDir },
      ...(embeddedDatabase ? [{ name: 'EMBEDDED_MONGO_DATA', path: mongoFolder }] : []),
      ...(emulator ? [{ name: 'AUTH_EMULATOR_DATA', path: accountsFolder }] : []),
    ],
    environment: {
      ...process.env,
      API_URL: apiUrl,
      SITE_URL: siteUrl,
      RELEASES_DIR: releasesDir,
      MONGODB_URI: mongoUri,
      EMBEDDED_MONGO_DATA: mongoFolder,
      AUTH_EMULATOR_DATA: accountsFolder,
      ...(emulator
        ? { AUTH_EMULATOR_URL: emulatorUrl, AUTH_JWKS_URL: env.AUTH_JWKS_URL ?? `${emulatorUrl}/jwks` }
        : {}),
    },
  };
}
