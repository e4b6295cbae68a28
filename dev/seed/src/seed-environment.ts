import { resolve } from 'node:path';
import { addressFields, dataDirField, mongoUriOf, repositoryRoot, siteUrlOf } from '@roommate/server/env';
import { z } from 'zod';

/** Where the running product has its database, its site and its data, from the variables with which it was started. */
export const seedEnvironment = z.object({ ...addressFields, DATA_DIR: dataDirField() }).transform((env) => ({
  mongoUri: mongoUriOf(env),
  siteUrl: siteUrlOf(env),
  dataDir: resolve(repositoryRoot, env.DATA_DIR),
}));
