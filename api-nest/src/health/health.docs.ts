import { z } from 'zod';
import type { OperationDocs } from '../openapi/operation-docs.ts';

const healthSchema = z.object({ status: z.literal('ok') });

export const healthOperations = {
  live: {
    id: 'checkLive',
    summary: 'Check that the process runs',
    access: 'anyone',
    rateLimit: 'none',
    description: 'For process supervisors.',
    visible: 'Every caller gets the same response.',
    response: { description: 'The process runs.', schema: healthSchema, example: { status: 'ok' } },
  },
  ready: {
    id: 'checkReady',
    summary: 'Check that the API can serve requests',
    access: 'anyone',
    rateLimit: 'none',
    description:
      'For load balancers. 503 while the database cannot be reached or lacks its indexes. Also 503 until the keys that verify tokens (JWKS) were fetched once. 200 can be a second old.',
    visible: 'Every caller gets the same response.',
    response: { description: 'The API can serve requests.', schema: healthSchema, example: { status: 'ok' } },
  },
} satisfies Record<string, OperationDocs>;
