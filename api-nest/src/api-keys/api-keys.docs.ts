import { API_KEYS_MAX, apiKeySchema, createdApiKeySchema, deleteResponseSchema } from '@roommate/contracts';
import type { OperationDocs } from '../openapi/operation-docs.ts';
import { malformedBody, malformedId } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { apiKeyExample } from '../openapi/examples.ts';
import { KEY_NOT_FOUND, TOO_MANY_KEYS } from './messages.ts';

/** The documentation of the operations about API keys. None has a scope: a key never manages keys. */
export const apiKeyOperations = {
  list: {
    id: 'listApiKeys',
    summary: 'List your API keys, newest first',
    access: 'signed-in',
    rateLimit: 'reads',
    description: 'Expired keys stay in the list for 30 days.',
    visible: 'Your own keys, without the keys themselves.',
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'A bare array.',
      schema: apiKeySchema,
      isArray: true,
      example: [apiKeyExample],
    },
  },
  create: {
    id: 'createApiKey',
    summary: 'Create an API key',
    access: 'signed-in',
    rateLimit: 'writes',
    description: `Programs send the key as \`Authorization: Bearer KEY\`. They act for you, with the name and email that your account has now. You can have ${API_KEYS_MAX} keys that have not expired. A repeated request creates another key. A new password does not revoke keys.`,
    visible: 'The key. No other response contains it.',
    response: {
      status: 201,
      description: 'The key is created.',
      schema: createdApiKeySchema,
      example: {
        ...apiKeyExample,
        key: 'rmd_665f1c2ab7d94e0012a4c9d2_example-of-a-key-that-does-not-existx7Qk',
      },
    },
    errors: {
      400: [{ error: 'Choose at least one scope.', field: 'scopes' }, malformedBody],
      409: { error: TOO_MANY_KEYS, code: 'too_many_keys' },
      ...bodyErrors,
    },
  },
  revoke: {
    id: 'revokeApiKey',
    summary: 'Revoke an API key',
    access: 'signed-in',
    rateLimit: 'writes',
    description: 'The next request with the key is refused.',
    visible: 'Only the count.',
    response: {
      description: 'How many keys were revoked.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    errors: {
      400: [malformedId, malformedBody],
      404: KEY_NOT_FOUND,
      ...bodyErrors,
    },
    params: { id: { description: 'The `_id` of one of your keys.', example: apiKeyExample._id } },
  },
} satisfies Record<string, OperationDocs>;
