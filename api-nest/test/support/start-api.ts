import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import mongoose, { type Connection } from 'mongoose';
import { until } from '@roommate/server/testing';
import type { Config } from '../../src/config/config.ts';
import { createApp } from '../../src/create-app.ts';
import { ListingPlacesMigration } from '../../src/places/listing-places.migration.ts';
import { SavedSearchesMigration } from '../../src/saved-searches/saved-searches.migration.ts';
import { type TestClient, apiClient } from './api-client.ts';
import { PROJECT, startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

export interface TestApi {
  url: string;
  issuer: TokenIssuer;
  call: TestClient;
  /** The API's database connection, to inspect the stored data. */
  connection: Connection;
  /** One of the API's own providers. */
  get: NestFastifyApplication['get'];
  /** Stops everything, like a signal to stop. */
  stop(): Promise<void>;
  /** Drops the database and stops everything. */
  close(): Promise<void>;
}

/** The URL of a database that no other test uses. */
export function testDatabaseUri(): string {
  const uri = new URL(process.env.MONGODB_URI ?? '');
  uri.pathname = `/api-test-${randomUUID()}`;
  // Lets tests see the commands that the API sends to the database.
  uri.searchParams.set('monitorCommands', 'true');
  return uri.href;
}

/** Starts the API as in production, on a free port, with its own database and issuer of tokens. */
export async function startApi(
  overrides: Partial<Config> = {},
  readiness: 'ready' | 'never ready' = 'ready',
): Promise<TestApi> {
  const issuer = await startTokenIssuer();
  const app = await createApp({
    siteUrl: 'http://localhost:3000',
    mongoUri: testDatabaseUri(),
    // All test files share one database, which is slow on a busy machine.
    databaseSocketTimeoutMs: 60_000,
    host: '127.0.0.1',
    port: 0,
    metricsHost: '127.0.0.1',
    metricsPort: undefined,
    production: false,
    corsOrigins: ['http://localhost:3000'],
    trustedProxies: ['loopback'],
    // All tests share one IP address. The tests of rate limits set their own factor.
    rateLimitFactor: 10_000,
    redisUrl: undefined,
    projectId: PROJECT,
    jwksUrl: issuer.jwksUrl,
    // The people of the tests have no accounts.
    accountSource: undefined,
    logLevel: 'silent',
    ...overrides,
  });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const connection = app.get<Connection>(getConnectionToken());
  const call = apiClient(url, issuer);
  // An API that is never ready serves requests that need only its database.
  const path = readiness === 'ready' ? '/health/ready' : '/roommates/count';
  await until(async () => (await call('GET', path)).status === 200);
  // Their queries and their writes would mix with those of a test.
  const migrations = [app.get(ListingPlacesMigration), app.get(SavedSearchesMigration)];
  if (readiness === 'ready') await Promise.all(migrations.map((migration) => migration.finished()));
  const stop = async () => {
    await app.close();
    await issuer.close();
  };
  return {
    url,
    issuer,
    call,
    connection,
    get: app.get.bind(app),
    stop,
    close: async () => {
      if (connection.readyState === mongoose.ConnectionStates.connected) await connection.dropDatabase();
      await stop();
    },
  };
}
