import { addressFields, mongoUriOf, readEnv } from '@roommate/server/env';
import { z } from 'zod';

/** The database of the product, from the variables with which it was started. */
export const databaseUri = (): string => mongoUriOf(readEnv(z.object(addressFields)));
