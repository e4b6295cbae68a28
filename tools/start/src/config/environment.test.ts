import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, repositoryRoot } from '@roommate/env';
import { describeProduct } from './product.ts';
import { productEnvironment, variableNames } from './environment.ts';

const read = (env: NodeJS.ProcessEnv) => readEnv(productEnvironment, env);
const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'rooms.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'rooms',
  FIREBASE_APP_ID: '1:2:web:3',
};
const text = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const example = [...text('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)];

describe('the configuration of the product', () => {
  it.each([
    [{ SITE_PORT: '99999' }, 'SITE_PORT is wrong: it must be a port number from 1 to 65535.'],
    [{ API_PORT: '3000' }, 'API_PORT is wrong: SITE_PORT has the same port.'],
    [
      { MONGODB_URI: 'postgres://x' },
      'MONGODB_URI is wrong: it must start with mongodb:// or mongodb+srv://.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: it must be fatal, error, warn, info, debug or silent.'],
    [
      { NODE_ENV: 'production' },
      'FIREBASE_API_KEY is not set: in production sign-in needs a real Firebase project.',
    ],
    [
      { ...project, NODE_ENV: 'production', SITE_URL: 'https://rooms.example' },
      'MONGODB_URI is not set: production needs a MongoDB replica set, not the embedded database.',
    ],
    [
      { ...project, NODE_ENV: 'production', MONGODB_URI: 'mongodb://db.example/rooms' },
      'SITE_URL is not set: production needs the address at which people open the site, with https://.',
    ],
    [
      { ...project, NODE_ENV: 'production', CORS_ORIGINS: '*' },
      'CORS_ORIGINS is wrong: production must list the origins that may call the API, not open it to all.',
    ],
    [{ RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR is wrong: it must be a number from 0.01 to 100000.'],
    [{ FIREBASE_PROJECT_ID: 'rooms' }, 'FIREBASE_PROJECT_ID is wrong: without FIREBASE_API_KEY'],
    [
      { ...project, FIREBASE_AUTH_DOMAIN: '' },
      'FIREBASE_AUTH_DOMAIN is not set: a real Firebase project needs it',
    ],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });

  it('names every wrong variable at once', () => {
    expect(() => read({ SITE_PORT: 'x', API_PORT: 'y' })).toThrow(/SITE_PORT is wrong.*\nAPI_PORT is wrong/);
  });

  it('starts no embedded database and no emulator where real ones are given', () => {
    const product = describeProduct(read({ ...project, MONGODB_URI: 'mongodb://db.example/rooms' }));
    expect(product).toMatchObject({
      embeddedDatabase: false,
      mongoUri: 'mongodb://db.example/rooms',
      emulatorUrl: undefined,
    });
    expect(product.ports.map(({ name }) => name)).toEqual(['SITE_PORT', 'API_PORT']);
    expect(product.environment).not.toHaveProperty('AUTH_JWKS_URL');
  });

  it('lets DATA_DIR move all data', () => {
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
    expect(example.map(([, name]) => name).sort()).toEqual([...variableNames].sort());
  });

  it('gives the defaults', () => {
    const defaults = read({}) as Record<string, string | number | string[] | undefined>;
    for (const [, name = '', value] of example) {
      if (defaults[name] !== undefined) expect([name, value]).toEqual([name, String(defaults[name])]);
    }
  });

  it.each([
    'api-nest/src/config/config.ts',
    'shell/server/src/environment.ts',
    'tools/auth-emulator/src/main.ts',
  ])('knows the variables of %s', (file) => {
    const names = [...text(file).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
    expect(names).not.toHaveLength(0);
    expect(variableNames).toEqual(expect.arrayContaining(names));
  });
});
