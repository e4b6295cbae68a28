import { deleteResponseSchema, preferencesSchema } from '@roommate/contracts';
import { malformedBody } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { preferencesExample } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';

/** The documentation of preferences. They are private, so API keys are refused. */
export const preferencesOperations = {
  read: {
    id: 'getPreferences',
    summary: 'Show your preferences',
    access: 'signed-in',
    rateLimit: 'reads',
    description: 'What you are looking for in a room. The object is empty when you have stored nothing.',
    visible: 'Only your own preferences. Nobody else sees them.',
    hasETag: true,
    refusesQuery: true,
    response: { description: 'Your preferences.', schema: preferencesSchema, example: preferencesExample },
  },
  replace: {
    id: 'setPreferences',
    summary: 'Store your preferences',
    access: 'signed-in',
    rateLimit: 'writes',
    description: 'Replaces your preferences. All fields are optional. They are deleted with your account.',
    visible: 'Only your own preferences.',
    response: {
      description: 'The stored preferences.',
      schema: preferencesSchema,
      example: preferencesExample,
    },
    errors: {
      400: [{ error: 'places must be ids of known places.', field: 'places' }, malformedBody],
      ...bodyErrors,
    },
  },
  delete: {
    id: 'deletePreferences',
    summary: 'Delete your preferences',
    access: 'signed-in',
    rateLimit: 'writes',
    description: '`deletedCount` is 0 when you have stored nothing.',
    visible: 'Only the count.',
    response: {
      description: 'Whether there were preferences.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    errors: { 400: malformedBody, ...bodyErrors },
  },
} satisfies Record<string, OperationDocs>;
