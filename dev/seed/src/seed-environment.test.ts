import { readEnv } from '@roommate/server/env';
import { seedEnvironment } from './seed-environment.ts';

it('loads into the product whose ports were moved', () => {
  expect(readEnv(seedEnvironment, { SITE_PORT: '8080', EMBEDDED_MONGO_PORT: '27100' })).toMatchObject({
    mongoUri: 'mongodb://127.0.0.1:27100/roommate-dhaka',
    siteUrl: 'http://localhost:8080',
  });
});

it('loads into the database and shows the site that are given', () => {
  const env = {
    MONGODB_URI: 'mongodb://db.example/rooms',
    SITE_URL: 'https://rooms.example/',
    DATA_DIR: '/tmp/rooms',
  };
  expect(readEnv(seedEnvironment, env)).toMatchObject({
    mongoUri: 'mongodb://db.example/rooms',
    siteUrl: 'https://rooms.example',
    dataDir: '/tmp/rooms',
  });
});
