import { resolve } from 'node:path';
import { addressFields, dataDirField, mongoUriOf, repositoryRoot, siteUrlOf } from '@roommate/server/env';
import { z } from 'zod';

/** The database, site and data folder of the running product, from the variables that started it. */
export const seedEnvironment = z.object({ ...addressFields, DATA_DIR: dataDirField() }).transform((env) => ({
  mongoUri: mongoUriOf(env),
  siteUrl: siteUrlOf(env),
  dataDir: resolve(repositoryRoot, env.DATA_DIR),
}));
