import { z } from 'zod';
import type { OperationDocs } from '../openapi/operation-docs.ts';

const healthSchema = z.object({ status: z.literal('ok') });

export const healthOperations = {
  live: {
    id: 'checkLive',
    summary: 'Whether the process runs',
    access: 'anyone',
    rateLimit: 'none',
    description: 'For process supervisors.',
    visible: 'Every caller gets the same response.',
    response: { description: 'It runs.', schema: healthSchema, example: { status: 'ok' } },
  },
  ready: {
    id: 'checkReady',
    summary: 'Whether the API can serve',
    access: 'anyone',
    rateLimit: 'none',
    description:
      'For load balancers: 503 while the database cannot be reached or has not got its indexes yet, and until the keys that sign tokens (JWKS) were fetched for the first time.',
    visible: 'Every caller gets the same response.',
    response: { description: 'It can.', schema: healthSchema, example: { status: 'ok' } },
  },
} satisfies Record<string, OperationDocs>;
