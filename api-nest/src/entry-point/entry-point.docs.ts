import { API_VERSION } from '@roommate/contracts';
import { z } from 'zod';
import type { OperationDocs } from '../openapi/operation-docs.ts';

const url = (description: string) => z.url().meta({ description });

export const entryPointSchema = z.object({
  name: z.string(),
  version: z.string().meta({ description: 'As in the header `API-Version`.' }),
  documentation: url('Swagger UI.'),
  openapi: url('The OpenAPI document as JSON.'),
  changelog: url('What changed in each version.'),
  listings: url('The first page of all listings.'),
});

export const entryPointOperation: OperationDocs = {
  id: 'getEntryPoint',
  summary: 'Show the URLs of the documentation',
  access: 'anyone',
  rateLimit: 'reads',
  description: 'The `Link` header contains the same URLs (RFC 8631).',
  visible: 'Every caller gets the same response.',
  response: {
    description: 'The URLs of the documentation.',
    schema: entryPointSchema,
    example: {
      name: 'Roommate Dhaka API',
      version: API_VERSION,
      documentation: 'https://roommate.example/api/docs',
      openapi: 'https://roommate.example/api/docs-json',
      changelog: 'https://roommate.example/api/docs/changelog',
      listings: 'https://roommate.example/api/roommates?limit=24',
    },
    headers: {
      Link: {
        description: 'The documentation (`service-doc`) and the OpenAPI document (`service-desc`).',
        schema: { type: 'string' },
        example: '<https://roommate.example/api/docs>; rel="service-doc"',
      },
    },
  },
};
