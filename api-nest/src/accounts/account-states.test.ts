import { Logger } from '@nestjs/common';
import { readConfig } from '../config/config.ts';
import { Metrics } from '../metrics/metrics.ts';
import { AccountStates } from './account-states.ts';

const MONGODB_URI = 'mongodb://localhost/rooms';

it.each([
  ['warns in production', 'production', 'warn'],
  ['says in the log', 'development', 'log'],
] as const)('%s that revocation is not checked', (_, NODE_ENV, level) => {
  const logger = { log: jest.fn(), warn: jest.fn(), error: jest.fn() };
  Logger.overrideLogger(logger);
  const env = { NODE_ENV, MONGODB_URI, SITE_URL: 'https://rooms.example', FIREBASE_PROJECT_ID: 'rooms' };
  new AccountStates(readConfig(env), new Metrics()).onApplicationBootstrap();
  const lines = { log: logger.log.mock.calls.flat(), warn: logger.warn.mock.calls.flat() };
  expect(String(lines[level])).toContain('set FIREBASE_SERVICE_ACCOUNT_FILE');
  expect(lines[level === 'warn' ? 'log' : 'warn']).toEqual([]);
  Logger.overrideLogger(false);
});
