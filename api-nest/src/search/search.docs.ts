import { SEARCH_CURSOR_RULE, searchResponseSchema } from '@roommate/contracts';
import { listingExample } from '../openapi/examples.ts';
import { nextPage } from '../openapi/header-docs.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';

const dhanmondi = { id: 'dhanmondi', name: 'Dhanmondi', nameBn: 'ধানমন্ডি' };

export const searchOperation: OperationDocs = {
  scope: 'listings:read',
  id: 'searchListings',
  summary: 'Search listings by text, place, rent and more',
  access: 'anyone',
  rateLimit: 'reads',
  costsByListing: 'page',
  description:
    'Returns a page of listings, their total, facet counts, and what the server understood from `q`. Without matches, `loosen` reports which filter to leave out. The `Link` header contains the URL of the next page. If your dealbreakers leave out nearly all listings, a page can have fewer items than `limit`, or none. A next page can still exist. New and deleted listings never repeat or hide another one.',
  visible: 'Only the owner sees `email` and `contact`.',
  hasETag: true,
  response: {
    description: 'The page, the total and the facets.',
    schema: searchResponseSchema,
    example: {
      items: [listingExample],
      total: { value: 1, relation: 'eq' },
      facets: {
        roomType: {
          relation: 'eq',
          values: [
            { value: 'Single', count: 1 },
            { value: 'Shared', count: 0 },
          ],
        },
        availability: {
          relation: 'eq',
          values: [
            { value: 'available', count: 1 },
            { value: 'not available', count: 0 },
          ],
        },
        rent: { relation: 'eq', values: [{ min: 12_000, max: 20_000, count: 1 }] },
        places: { relation: 'eq', values: [{ ...dhanmondi, count: 1 }] },
      },
      understood: { places: [{ ...dhanmondi, kind: 'thana' }], rentMax: 15_000 },
      names: [],
    },
    headers: { Link: nextPage },
  },
  errors: {
    400: [
      { error: 'rentMin must not be higher than rentMax.', field: 'rentMin' },
      { error: SEARCH_CURSOR_RULE, field: 'cursor' },
    ],
  },
};
