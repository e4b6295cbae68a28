import { z } from 'zod';
import { addressFields, mongoUriOf, siteUrlOf } from './addresses.ts';
import { readEnv } from './read-env.ts';

const addresses = (env: NodeJS.ProcessEnv) => {
  const read = readEnv(z.object(addressFields), env);
  return [siteUrlOf(read), mongoUriOf(read)];
};

it.each([
  [{}, 'http://localhost:3000', 'mongodb://127.0.0.1:27027/roommate-dhaka'],
  [
    { SITE_PORT: '8080', EMBEDDED_MONGO_PORT: '27100' },
    'http://localhost:8080',
    'mongodb://127.0.0.1:27100/roommate-dhaka',
  ],
  [
    { SITE_HOST: '0.0.0.0', SITE_PORT: '8080' },
    'http://localhost:8080',
    'mongodb://127.0.0.1:27027/roommate-dhaka',
  ],
  [
    { SITE_URL: 'https://rooms.example', SITE_PORT: '8080', MONGODB_URI: 'mongodb://db.example/rooms' },
    'https://rooms.example',
    'mongodb://db.example/rooms',
  ],
])('with %j, the site is at %s and the database at %s', (env, site, database) => {
  expect(addresses(env)).toEqual([site, database]);
});
