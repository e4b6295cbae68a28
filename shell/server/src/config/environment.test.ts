import { readEnv } from '@roommate/server/env';
import { siteEnvironment } from './environment.ts';
import { pageOptions } from './site-options.ts';

const read = (env: NodeJS.ProcessEnv) => readEnv(siteEnvironment, env);
const project = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'rooms.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'rooms',
  FIREBASE_APP_ID: '1:2:web:3',
};

const bucket = {
  RELEASE_STORE: 's3://bucket',
  RELEASE_S3_ACCESS_KEY_ID: 'id',
  RELEASE_S3_SECRET_ACCESS_KEY: 'key',
};
const production = { NODE_ENV: 'production', SITE_URL: 'https://rooms.example' };

describe("the site's configuration", () => {
  it('uses the emulator by default', () => {
    expect(pageOptions(read({}))).toEqual({
      config: {
        firebase: null,
        emulator: { projectId: 'demo-roommate-dhaka' },
        apiBase: '/api',
        remotesOrigin: null,
        verifyFiles: true,
        serviceWorker: true,
      },
      emulatorUrl: 'http://127.0.0.1:9099',
      corsOrigins: ['http://localhost:3000'],
    });
  });

  it('allows the same origins as the API', () => {
    const origins = (CORS_ORIGINS: string) => pageOptions(read({ CORS_ORIGINS })).corsOrigins;
    expect(origins('https://partner.example')).toEqual(['http://localhost:3000', 'https://partner.example']);
    expect(origins('*')).toBe('*');
  });

  it('uses a configured Firebase project instead of the emulator', () => {
    const { config, emulatorUrl } = pageOptions(read({ ...project, ...production }));
    expect(config.firebase).toEqual({
      apiKey: 'key',
      authDomain: 'rooms.firebaseapp.com',
      projectId: 'rooms',
      appId: '1:2:web:3',
    });
    expect([config.emulator, emulatorUrl]).toEqual([null, undefined]);
  });

  it('loads remotes from REMOTES_ORIGIN', () => {
    expect(pageOptions(read({ REMOTES_ORIGIN: 'https://cdn.example' })).config.remotesOrigin).toBe(
      'https://cdn.example',
    );
  });

  it('gives the style of MAP_STYLE_URL to pages', () => {
    for (const style of ['https://tiles.example/style.json?key=x', 'http://[::1]:8080/style.json']) {
      expect(pageOptions(read({ MAP_STYLE_URL: style })).config.mapStyleUrl).toBe(style);
    }
  });

  it.each([
    [{ MAP_STYLE_URL: 'style.json' }, 'MAP_STYLE_URL is wrong: it must be the https URL of a map style'],
    [{ MAP_STYLE_URL: 'http://tiles.example/style.json' }, 'MAP_STYLE_URL is wrong'],
    [{ MAP_STYLE_URL: 'https://user:secret@tiles.example/style.json' }, 'MAP_STYLE_URL is wrong'],
    [{ MAP_STYLE_URL: 'https://*/style.json' }, 'MAP_STYLE_URL is wrong'],
    [{ MAP_STYLE_URL: 'https://tiles.example;sandbox/style.json' }, 'MAP_STYLE_URL is wrong'],
    [{ MAP_STYLE_URL: ' https://tiles.example/style.json' }, 'MAP_STYLE_URL is wrong'],
    [
      { ...project, ...production, MAP_STYLE_URL: 'HTTP://localhost:8080/style.json' },
      'MAP_STYLE_URL is wrong: production needs a URL with https://.',
    ],
    [{ REMOTES_ORIGIN: 'https://cdn.example/files' }, 'REMOTES_ORIGIN is wrong'],
    [{ REMOTES_ORIGIN: "https://cdn.example; script-src 'unsafe-inline'" }, 'REMOTES_ORIGIN is wrong'],
    [{ REMOTES_ORIGIN: '*' }, 'REMOTES_ORIGIN is wrong'],
    [{ SITE_METRICS_PORT: 'any' }, 'SITE_METRICS_PORT is wrong: it must be a port number'],
    [{ OPERATIONS_TOKEN: 'guess' }, 'OPERATIONS_TOKEN is wrong'],
    [
      { ...project, ...production, SITE_URL: 'http://rooms.example' },
      'SITE_URL is wrong: production needs the public URL of the site, with https://.',
    ],
    [
      { ...project, ...production, SITE_URL: undefined },
      'SITE_URL is not set: production needs the public URL of the site, with https://.',
    ],
    [
      { ...project, ...production, ...bucket, RELEASE_S3_ENDPOINT: 'http://s3.example' },
      'RELEASE_S3_ENDPOINT is wrong: production needs a URL with https://.',
    ],
    [
      { ...project, ...production, ...bucket, RELEASE_S3_ENDPOINT: 'HTTP://s3.example' },
      'RELEASE_S3_ENDPOINT is wrong: production needs a URL with https://.',
    ],
    [production, 'FIREBASE_API_KEY is not set: in production sign-in needs a real Firebase project.'],
    [
      { FIREBASE_PROJECT_ID: 'rooms' },
      'FIREBASE_PROJECT_ID is wrong: without FIREBASE_API_KEY it must start with demo-.',
    ],
    [{ ...project, FIREBASE_PROJECT_ID: 'demo-x' }, 'FIREBASE_PROJECT_ID is wrong'],
    [{ ...project, FIREBASE_APP_ID: '' }, 'FIREBASE_APP_ID is not set'],
    [{ FIREBASE_AUTH_DOMAIN: 'x; script-src *' }, 'FIREBASE_AUTH_DOMAIN is wrong'],
  ])('rejects %j', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });
});
