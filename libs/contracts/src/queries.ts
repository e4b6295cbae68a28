import { z } from 'zod';
import { HOME_LISTING_LIMIT, PAGE_LIMIT_MAX } from './constants.ts';
import { emailSchema } from './contact-message.ts';

const limit = z
  .string()
  .regex(/^[0-9]{1,3}$/, `limit must be a whole number from 1 to ${PAGE_LIMIT_MAX}.`)
  .transform(Number)
  .refine((n) => n >= 1 && n <= PAGE_LIMIT_MAX, `limit must be a whole number from 1 to ${PAGE_LIMIT_MAX}.`);

/** GET /roommates: with neither parameter all listings; `cursor` comes from the Link header of the page before. */
export const listQuerySchema = z.strictObject({
  limit: limit.optional(),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,200}$/, 'cursor must be one that a Link header gave.')
    .optional(),
});

export const availableQuerySchema = z.strictObject({
  limit: limit.default(HOME_LISTING_LIMIT),
});

export const myListingsQuerySchema = z.strictObject({ email: emailSchema });

export type ListQuery = z.infer<typeof listQuerySchema>;
export type AvailableQuery = z.infer<typeof availableQuerySchema>;
export type MyListingsQuery = z.infer<typeof myListingsQuerySchema>;
