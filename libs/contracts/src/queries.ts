import { z } from 'zod';
import { HOME_LISTING_LIMIT, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from './constants.ts';
import { emailSchema } from './contact-message.ts';

export const CURSOR_RULE = 'cursor must come from a Link header.';
export const SEARCH_CURSOR_RULE = 'cursor must be the value of next from a page of the same search.';
export const LIMIT_RULE = `limit must be a whole number from 1 to ${PAGE_LIMIT_MAX}.`;

/** The size of a page in a query. A parameter that appears twice is an array. */
const limitSchema = z
  .string(LIMIT_RULE)
  .regex(/^[0-9]{1,3}$/, LIMIT_RULE)
  .transform(Number)
  .refine((n) => n >= 1 && n <= PAGE_LIMIT_MAX, LIMIT_RULE);

/** The documentation shows a number, although a query contains only text. */
const limitDocs = {
  type: 'integer',
  pattern: undefined,
  minimum: 1,
  maximum: PAGE_LIMIT_MAX,
  description: 'Maximum number of listings to return.',
  example: HOME_LISTING_LIMIT,
} as const;

/** The size of a page where it has a default. */
export const pageLimitSchema = limitSchema.optional().meta({
  ...limitDocs,
  description: `Maximum number of listings to return. The default is ${PAGE_LIMIT_DEFAULT}.`,
  example: PAGE_LIMIT_DEFAULT,
});

const cursor = z
  .string(CURSOR_RULE)
  .regex(/^[A-Za-z0-9_-]{1,200}$/, CURSOR_RULE)
  .optional()
  .meta({ description: 'The start of the page, from the `Link` header of the previous page.' });

/** GET /roommates. Without parameters it returns all listings. `cursor` comes from the Link header of the previous page. */
export const listQuerySchema = z.strictObject({
  limit: limitSchema.optional().meta(limitDocs),
  cursor,
});

export const availableQuerySchema = z.strictObject({
  limit: limitSchema.default(HOME_LISTING_LIMIT).meta({ ...limitDocs, default: HOME_LISTING_LIMIT }),
  cursor,
});

export const myListingsQuerySchema = z.strictObject({
  email: emailSchema.meta({ description: 'The email of your account.', example: 'nusrat@example.com' }),
});

export type ListQuery = z.infer<typeof listQuerySchema>;
export type AvailableQuery = z.infer<typeof availableQuerySchema>;
export type MyListingsQuery = z.infer<typeof myListingsQuerySchema>;
