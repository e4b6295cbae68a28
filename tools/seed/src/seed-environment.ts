import { addressFields, mongoUriOf, siteUrlOf } from '@roommate/env';
import { z } from 'zod';

/** Where the running product has its database and its site, from the variables with which it was started. */
export const seedEnvironment = z
  .object(addressFields)
  .transform((env) => ({ mongoUri: mongoUriOf(env), siteUrl: siteUrlOf(env) }));
