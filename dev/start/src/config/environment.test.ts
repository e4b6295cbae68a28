import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, repositoryRoot } from '@roommate/server/env';
import { describeProduct } from './product.ts';
import { productEnvironment, variableNames } from './environment.ts';

const read = (env: NodeJS.ProcessEnv) => readEnv(productEnvironment, env);
const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'rooms.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'rooms',
  FIREBASE_APP_ID: '1:2:web:3',
};
const production = {
  ...project,
  NODE_ENV: 'production',
  SITE_URL: 'https://rooms.example',
  MONGODB_URI: 'mongodb://db.example/rooms',
};
const text = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const exampleVariables = [...text('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)];

describe('the configuration of the product', () => {
  it.each([
    [{ SITE_PORT: '99999' }, 'SITE_PORT is wrong: it must be a port number from 1 to 65535.'],
    [
      { MONGODB_URI: 'postgres://x' },
      'MONGODB_URI is wrong: it must start with mongodb:// or mongodb+srv://.',
    ],
    [
      { MONGODB_URI: 'mongodb://nusrat:sec/ret@db.example/rooms' },
      'MONGODB_URI is wrong: it must be like mongodb://host:27017/name',
    ],
    [
      { SITE_HOST: 'http://localhost' },
      'SITE_HOST is wrong: it must be an IP address or a host name of this machine',
    ],
    [
      { API_METRICS_HOST: '::g' },
      'API_METRICS_HOST is wrong: it must be an IP address or a host name of this machine',
    ],
    [{ REMOTES_ORIGIN: 'https://cdn.example/files' }, 'REMOTES_ORIGIN is wrong: it must be an origin'],
    [{ REMOTES_ORIGIN: 'https://cdn.example:99999' }, 'REMOTES_ORIGIN is wrong: it must be an origin'],
    [{ MAP_STYLE_URL: 'streets' }, 'MAP_STYLE_URL is wrong: it must be the https URL of a map style'],
    [{ OPERATIONS_TOKEN: 'guess' }, 'OPERATIONS_TOKEN is wrong: it must have at least 24 letters'],
    [{ PREVIEW_KEY: 'short' }, 'PREVIEW_KEY is wrong: it must have at least 32 characters.'],
    [{ AUTH_JWKS_URL: 'keys.example' }, 'AUTH_JWKS_URL is wrong: it must be a URL'],
    [
      { ...project, AUTH_JWKS_URL: 'http://keys.example/jwks' },
      'AUTH_JWKS_URL is wrong: the keys of a real project need an https URL.',
    ],
    [{ RELEASE_STORE: 'bucket' }, 'RELEASE_STORE is wrong: it must be s3://'],
    [{ RELEASE_STORE: 'sftp://user@host/srv/releases' }, 'RELEASE_STORE is wrong: it must be s3://'],
    [
      { RELEASE_STORE: 's3://bucket', RELEASE_S3_SECRET_ACCESS_KEY: 'x' },
      'RELEASE_S3_ACCESS_KEY_ID is not set',
    ],
    [{ DEV_PORT: '65533' }, 'DEV_PORT is wrong: the ports of the other development servers'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: it must be fatal, error, warn, info, debug or silent.'],
    [
      { NODE_ENV: 'production', SITE_URL: production.SITE_URL, MONGODB_URI: production.MONGODB_URI },
      'FIREBASE_API_KEY is not set: in production sign-in needs a real Firebase project.',
    ],
    [
      { ...production, MONGODB_URI: '' },
      'MONGODB_URI is not set: production needs a MongoDB replica set, not the embedded database.',
    ],
    [
      { ...production, SITE_URL: '' },
      'SITE_URL is not set: production needs the public URL of the site, with https://.',
    ],
    [
      { ...production, CORS_ORIGINS: '*' },
      'CORS_ORIGINS is wrong: production must list the origins that may call the API, instead of allowing all.',
    ],
    [{ RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR is wrong: it must be a number from 0.01 to 100000.'],
    [{ FIREBASE_PROJECT_ID: 'rooms' }, 'FIREBASE_PROJECT_ID is wrong: without FIREBASE_API_KEY'],
    [
      { ...project, FIREBASE_AUTH_DOMAIN: '' },
      'FIREBASE_AUTH_DOMAIN is not set: a real Firebase project needs it',
    ],
  ])('%j is refused with a one-line message', (env, message) => {
    expect(() => read(env)).toThrow(message);
    expect(() => read(env)).not.toThrow(/\n/);
  });

  it('names every wrong variable at once', () => {
    expect(() => read({ SITE_PORT: 'x', API_PORT: 'y' })).toThrow(/SITE_PORT is wrong.*\nAPI_PORT is wrong/);
  });

  it('starts neither the embedded database nor the emulator if real ones are configured', () => {
    const product = describeProduct(read({ ...project, MONGODB_URI: 'mongodb://db.example/rooms' }));
    expect(product).toMatchObject({
      embeddedDatabase: false,
      mongoUri: 'mongodb://db.example/rooms',
      emulatorUrl: undefined,
    });
    expect(product.ports.map(({ name }) => name)).toEqual(['SITE_PORT', 'API_PORT']);
    expect(product.environment).not.toHaveProperty('AUTH_JWKS_URL');
  });

  it('puts all data into DATA_DIR', () => {
    const { environment } = describeProduct(read({ DATA_DIR: '/tmp/rooms' }));
    expect(environment).toMatchObject({
      RELEASES_DIR: '/tmp/rooms/releases',
      EMBEDDED_MONGO_DATA: '/tmp/rooms/mongo',
      AUTH_EMULATOR_DATA: '/tmp/rooms/auth',
    });
  });
});

describe('.env.example', () => {
  it('lists every variable', () => {
    expect(exampleVariables.map(([, name]) => name).sort()).toEqual([...variableNames].sort());
  });

  it('states the defaults', () => {
    const defaults = read({}) as Record<string, string | number | string[] | undefined>;
    for (const [, name = '', value] of exampleVariables) {
      if (defaults[name] !== undefined) expect([name, value]).toEqual([name, String(defaults[name])]);
    }
  });

  it.each([
    'api-nest/src/config/config.ts',
    'shell/server/src/config/environment.ts',
    'dev/auth-emulator/src/main.ts',
  ])('includes the variables of %s', (file) => {
    const names = [...text(file).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
    expect(names).not.toHaveLength(0);
    expect(variableNames).toEqual(expect.arrayContaining(names));
  });
});
