import { mongoUriField, readEnv } from '@roommate/env';
import { z } from 'zod';

const environment = z.object({
  /** By default the embedded database of `npm start`. */
  MONGODB_URI: mongoUriField().default('mongodb://127.0.0.1:27027/roommate-dhaka'),
});

export const databaseUri = (): string => readEnv(environment).MONGODB_URI;
