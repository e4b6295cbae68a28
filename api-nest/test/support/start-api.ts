import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import mongoose, { type Connection } from 'mongoose';
import { until } from '@roommate/server/testing';
import type { Config } from '../../src/config/config.ts';
import { createApp } from '../../src/create-app.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { PROJECT, startTokenIssuer, type TokenIssuer } from './token-issuer.ts';

export interface TestApi {
  url: string;
  issuer: TokenIssuer;
  call: ApiClient;
  /** The API's own connection, to look at what is stored. */
  connection: Connection;
  /** One of the API's own providers. */
  get: NestFastifyApplication['get'];
  /** Ends everything as a signal to stop does. */
  stop(): Promise<void>;
  /** Drops the database and ends everything. */
  close(): Promise<void>;
}

/** The address of a database that no other test uses. */
export function testDatabaseUri(): string {
  const uri = new URL(process.env.MONGODB_URI ?? '');
  uri.pathname = `/api-test-${randomUUID()}`;
  // Lets tests see what the API asks of the database.
  uri.searchParams.set('monitorCommands', 'true');
  return uri.href;
}

/** The API as it runs in production, on a free port, with a database and an issuer of tokens of its own. */
export async function startApi(
  overrides: Partial<Config> = {},
  readiness: 'ready' | 'never ready' = 'ready',
): Promise<TestApi> {
  const issuer = await startTokenIssuer();
  const app = await createApp({
    mongoUri: testDatabaseUri(),
    host: '127.0.0.1',
    port: 0,
    metricsHost: '127.0.0.1',
    metricsPort: undefined,
    production: false,
    corsOrigins: ['http://localhost:3000'],
    trustedProxies: ['loopback'],
    // All tests are one caller; those of the limits set their own.
    rateLimitFactor: 10_000,
    redisUrl: undefined,
    projectId: PROJECT,
    jwksUrl: issuer.jwksUrl,
    logLevel: 'silent',
    ...overrides,
  });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const connection = app.get<Connection>(getConnectionToken());
  const call = apiClient(url, issuer);
  // One that is never ready serves what needs neither token nor more than its database.
  const path = readiness === 'ready' ? '/health/ready' : '/roommates/count';
  await until(async () => (await call('GET', path)).status === 200);
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
