import { readEnv } from '@roommate/server/env';
import { seedEnvironment } from './environment.ts';

describe('the environment of npm run seed', () => {
  it('uses the ports of the running product', () => {
    expect(readEnv(seedEnvironment, { SITE_PORT: '8080', EMBEDDED_MONGO_PORT: '27100' })).toMatchObject({
      mongoUri: 'mongodb://127.0.0.1:27100/roommate-dhaka',
      siteUrl: 'http://localhost:8080',
    });
  });

  it('uses the configured database and site', () => {
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
});
