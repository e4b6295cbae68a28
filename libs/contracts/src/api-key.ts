import { z } from 'zod';
import { missingOr, requiredText } from './text.ts';

/** What a program may do with an API key. */
export const apiKeyScopes = ['listings:read', 'listings:write', 'webhooks:manage'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Every key begins with these characters, so that people and secret scanners recognize it. */
export const API_KEY_PREFIX = 'rmd_';
/** Maximum number of keys of one account that have not expired. */
export const API_KEYS_MAX = 10;
const API_KEY_DAYS_MAX = 365;
export const API_KEY_DAYS_DEFAULT = 90;
const NAME_MAX = 60;

const DAYS_RULE = `expiresInDays must be a whole number from 1 to ${API_KEY_DAYS_MAX}.`;
const SCOPE_RULE = `Each scope must be one of ${apiKeyScopes.join(', ')}.`;

const scopesSchema = z
  .array(z.enum(apiKeyScopes, { error: SCOPE_RULE }), { error: missingOr('Scopes', 'a list') })
  .min(1, 'Choose at least one scope.')
  .max(apiKeyScopes.length, 'List each scope only once.')
  .refine((scopes) => new Set(scopes).size === scopes.length, 'List each scope only once.');

/** Body of POST /api-keys. */
export const newApiKeySchema = z.strictObject({
  name: requiredText('Name', NAME_MAX).meta({
    description: 'Helps you to recognize the key.',
    example: 'Nightly import',
  }),
  scopes: scopesSchema.meta({ example: ['listings:read'] }),
  expiresInDays: z
    .int({ error: DAYS_RULE })
    .min(1, DAYS_RULE)
    .max(API_KEY_DAYS_MAX, DAYS_RULE)
    .default(API_KEY_DAYS_DEFAULT)
    .meta({ example: API_KEY_DAYS_DEFAULT }),
});

const time = z.iso.datetime();

/** An API key as its owner sees it. The key itself is stored only as a hash. */
export const apiKeySchema = z.object({
  _id: z.string().meta({ example: '665f1c2ab7d94e0012a4c9d2' }),
  name: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)).meta({ description: 'Expect unknown scopes.', 'x-extensible': true }),
  hint: z.string().meta({ description: 'The last characters of the key.', example: 'x7Qk' }),
  createdAt: time,
  expiresAt: time.meta({ description: 'The key is refused from this time on.' }),
  lastUsedAt: time.nullable().meta({ description: 'To the minute. `null` for a key that was never used.' }),
});

export const createdApiKeySchema = apiKeySchema.extend({
  key: z.string().meta({ description: 'The key. Only this response contains it.' }),
});

export type NewApiKeyInput = z.input<typeof newApiKeySchema>;
export type NewApiKey = z.infer<typeof newApiKeySchema>;
export type ApiKey = z.infer<typeof apiKeySchema>;
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;
