import { ConfigurationError } from '@roommate/env';
import { readConfig } from './config.ts';

const MONGODB_URI = 'mongodb://127.0.0.1:27027/roommate';

it('needs the database only, and is for the auth emulator then', () => {
  expect(readConfig({ MONGODB_URI })).toEqual({
    mongoUri: MONGODB_URI,
    host: '127.0.0.1',
    port: 4000,
    siteOrigin: 'http://localhost:3000',
    projectId: 'demo-roommate-dhaka',
    jwksUrl: 'http://127.0.0.1:9099/jwks',
    logLevel: 'info',
  });
});

it("takes a real project's keys from Google", () => {
  const config = readConfig({ MONGODB_URI, FIREBASE_PROJECT_ID: 'roommate-dhaka', NODE_ENV: 'production' });
  expect(config.jwksUrl).toBe(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  );
});

it.each([
  [{ MONGODB_URI: undefined }, 'MONGODB_URI is not set: it must start with mongodb:// or mongodb+srv://.'],
  [{ MONGODB_URI: 'http://db' }, 'MONGODB_URI is wrong: it must start with mongodb:// or mongodb+srv://.'],
  [{ API_PORT: '0' }, 'API_PORT is wrong: it must be a port number from 1 to 65535.'],
  [
    { SITE_URL: 'localhost' },
    'SITE_URL is wrong: it must be an address that starts with http:// or https://.',
  ],
  [
    { FIREBASE_PROJECT_ID: 'My Project' },
    'FIREBASE_PROJECT_ID is wrong: it must be the id of a Firebase project.',
  ],
  [
    { NODE_ENV: 'production' },
    'FIREBASE_PROJECT_ID is not set: production needs a real Firebase project, not the auth emulator.',
  ],
  [
    { NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'demo-x1234' },
    'FIREBASE_PROJECT_ID is wrong: production needs a real Firebase project, not the auth emulator.',
  ],
  [
    { FIREBASE_PROJECT_ID: 'roommate-dhaka', AUTH_JWKS_URL: 'http://127.0.0.1:9099/jwks' },
    "AUTH_JWKS_URL is wrong: a real project's keys must come over https.",
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: it must be fatal, error, warn, info, debug or silent.'],
])('refuses %j in one sentence', (env, message) => {
  expect(() => readConfig({ MONGODB_URI, ...env })).toThrow(new ConfigurationError(message));
});
