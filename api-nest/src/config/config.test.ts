import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { readConfig } from './config.ts';

const MONGODB_URI = 'mongodb://127.0.0.1:27027/roommate';

it('needs only the database, and then uses the auth emulator', () => {
  expect(readConfig({ MONGODB_URI })).toEqual({
    production: false,
    siteUrl: 'http://localhost:3000',
    mongoUri: MONGODB_URI,
    databaseSocketTimeoutMs: 4000,
    host: '127.0.0.1',
    port: 4000,
    metricsHost: '127.0.0.1',
    metricsPort: undefined,
    corsOrigins: ['http://localhost:3000'],
    trustedProxies: ['loopback'],
    rateLimitFactor: 1,
    redisUrl: undefined,
    projectId: 'demo-roommate-dhaka',
    jwksUrl: 'http://127.0.0.1:9099/jwks',
    accountSource: {
      url: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      projectId: 'demo-roommate-dhaka',
      serviceAccount: undefined,
    },
    logLevel: 'info',
  });
});

const production = {
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: 'roommate-dhaka',
  SITE_URL: 'https://rooms.example',
};

it("uses Google's keys for a real project", () => {
  const config = readConfig({ MONGODB_URI, ...production });
  expect(config.jwksUrl).toBe(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  );
});

describe('the service account', () => {
  const file = join(tmpdir(), `service-account-${randomUUID()}.json`);
  const keyFile = (project: string) => {
    const private_key = '-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----\n';
    const client_email = 'api@example.iam.gserviceaccount.com';
    writeFileSync(file, JSON.stringify({ project_id: project, client_email, private_key }));
    return { MONGODB_URI, ...production, FIREBASE_SERVICE_ACCOUNT_FILE: file };
  };
  afterEach(() => {
    rmSync(file, { force: true });
  });

  it('is read from its file, and looks accounts up at Google', () => {
    expect(readConfig({ MONGODB_URI, ...production }).accountSource).toBeUndefined();
    expect(readConfig(keyFile('roommate-dhaka')).accountSource).toMatchObject({
      url: 'https://identitytoolkit.googleapis.com',
      projectId: 'roommate-dhaka',
      serviceAccount: { token_uri: 'https://oauth2.googleapis.com/token' },
    });
  });

  it('is refused for another project, and without a readable key', () => {
    const other = keyFile('other-project');
    expect(() => readConfig(other)).toThrow(
      'FIREBASE_SERVICE_ACCOUNT_FILE is wrong: the service account does not belong to the project in FIREBASE_PROJECT_ID.',
    );
    for (const content of ['{}', 'secret']) {
      writeFileSync(file, content);
      const message = 'it must be the path of the JSON key file of a service account.';
      expect(() => readConfig(other)).toThrow(`FIREBASE_SERVICE_ACCOUNT_FILE is wrong: ${message}`);
    }
  });
});

it.each([
  [{ MONGODB_URI: undefined }, 'MONGODB_URI is not set: it must start with mongodb:// or mongodb+srv://.'],
  [{ MONGODB_URI: 'http://db' }, 'MONGODB_URI is wrong: it must start with mongodb:// or mongodb+srv://.'],
  [{ API_METRICS_PORT: '0' }, 'API_METRICS_PORT is wrong: it must be a port number from 1 to 65535.'],
  [{ API_PORT: '0' }, 'API_PORT is wrong: it must be a port number from 1 to 65535.'],
  [{ SITE_URL: 'localhost' }, 'SITE_URL is wrong: it must be a URL that starts with http:// or https://.'],
  [
    { FIREBASE_PROJECT_ID: 'My Project' },
    'FIREBASE_PROJECT_ID is wrong: it must be the ID of a Firebase project.',
  ],
  [
    { ...production, FIREBASE_PROJECT_ID: undefined },
    'FIREBASE_PROJECT_ID is not set: production needs a real Firebase project, not the auth emulator.',
  ],
  [
    { ...production, FIREBASE_PROJECT_ID: 'demo-x1234' },
    'FIREBASE_PROJECT_ID is wrong: production needs a real Firebase project, not the auth emulator.',
  ],
  [
    { FIREBASE_PROJECT_ID: 'roommate-dhaka', AUTH_JWKS_URL: 'http://127.0.0.1:9099/jwks' },
    'AUTH_JWKS_URL is wrong: the keys of a real project need an https URL.',
  ],
  [
    { ...production, SITE_URL: undefined },
    'SITE_URL is not set: production needs the public URL of the site, with https://.',
  ],
  [
    { ...production, SITE_URL: 'http://rooms.example' },
    'SITE_URL is wrong: production needs the public URL of the site, with https://.',
  ],
  [
    { ...production, CORS_ORIGINS: '*' },
    'CORS_ORIGINS is wrong: production must list the origins that may call the API, instead of allowing all.',
  ],
  [
    { ...production, CORS_ORIGINS: 'https://a.example,http://b.example' },
    'CORS_ORIGINS is wrong: production must list only origins with https://.',
  ],
  [
    { CORS_ORIGINS: 'https://partner.example/path' },
    'CORS_ORIGINS is wrong: it must list origins such as https://partner.example, without paths and separated by commas.',
  ],
  [
    { API_TRUSTED_PROXIES: '0.0.0.0/0' },
    'API_TRUSTED_PROXIES is wrong: it must list IP addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas.',
  ],
  [
    { DATABASE_SOCKET_TIMEOUT_MS: '0' },
    'DATABASE_SOCKET_TIMEOUT_MS is wrong: it must be a number from 100 to 600000.',
  ],
  [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR is wrong: it must be a number from 0.01 to 100000.'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL is wrong: it must start with redis:// or rediss://.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: it must be fatal, error, warn, info, debug or silent.'],
])('refuses %j with one message', (env, message) => {
  expect(() => readConfig({ MONGODB_URI, ...env })).toThrow(new ConfigurationError(message));
});

it('allows listed origins besides the site', () => {
  const origins = (CORS_ORIGINS: string) => readConfig({ MONGODB_URI, CORS_ORIGINS }).corsOrigins;
  expect(origins('https://a.example, http://localhost:5173')).toEqual([
    'http://localhost:3000',
    'https://a.example',
    'http://localhost:5173',
  ]);
  expect(origins('*')).toBe('*');
});
