import fc from 'fast-check';
import { ReadCache } from '../../src/reads/read-cache.ts';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { authorizationOf, HONEST, other, owner } from '../support/callers.ts';
import { nameOf, type Operation, operationsOf, sampleOf, urlOf, useDocument } from '../support/operations.ts';
import { useApi } from '../support/use-api.ts';
import { storedRoom } from '../support/stored-room.ts';

/** Words that appear in no response by chance. */
const CONTACT = 'the-secret-contact';
const EMAIL = 'the-secret-address@example.com';
const INTERNALS = [
  'ownerUid',
  'recentLikers',
  'recentUnlikers',
  'likersMoved',
  'likeReversals',
  '__v',
  'userId',
  'emailVerified',
  'uid-',
  'ObjectId',
  'Mongo',
];

const RUNS = 3;

const api = useApi();
const document = useDocument(api);

const text = (length: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: length }).filter((value) => value.trim() !== '');

/** Listings as any version of the product could have stored them. */
const listing = fc.record({
  title: text(120),
  description: text(400),
  lifestyle: fc.oneof(text(50), fc.array(text(20), { minLength: 1, maxLength: 5 })),
  availability: fc.constantFrom('available' as const, 'not available' as const),
  emailVerified: fc.boolean(),
  // Not fewer than the likers below.
  likes: fc.integer({ min: 2, max: 10 }),
  // A like shows the contact again only when it showed it on the same day. None of these did.
  recentLikers: fc.subarray(['uid-liker', other.sub]),
  recentUnlikers: fc.subarray(['uid-unliker']),
});

const query = fc.constantFrom('', 'limit=3', 'limit=100');

async function onlyListing(fields: Partial<ListingRecord>): Promise<string> {
  const listings = api.connection.collection('listings');
  const stored = storedRoom({ ...fields, contact: CONTACT, email: EMAIL });
  // Like a write of the API itself, so that no list of an earlier listing is shown.
  await api.get(ReadCache).forgetAfter(listings.deleteMany({}).then(() => listings.insertOne(stored)));
  return stored._id.toHexString();
}

const changesListings = ({ method, path }: Operation) => method !== 'GET' && path.startsWith('/roommates');

async function ask(operation: Operation, headers: Record<string, string>, id: string, extra: string) {
  const url = urlOf(operation, document, { id, email: owner.email });
  const takesLimit = operation.parameters.some(({ name }) => name === 'limit');
  const body = operation.body && sampleOf(operation.body, document);
  const response = await api.call<unknown>(
    operation.method,
    takesLimit && extra !== '' ? `${url}?${extra}` : url,
    { headers, ...(body !== undefined && { body }) },
  );
  return JSON.stringify([response.body, Object.fromEntries(response.headers)]);
}

it('shows contacts to owners and after a like, confirmed emails in the details, and no internal fields', async () => {
  let responses = 0;
  let id = '';
  await fc.assert(
    fc.asyncProperty(listing, query, async (fields, extra) => {
      // The API would send the events of all later listings to those of an earlier run.
      await api.connection.collection('webhooks').deleteMany({});
      for (const operation of operationsOf(document)) {
        for (const caller of HONEST) {
          // Restores what a previous operation changed.
          if (changesListings(operation) || responses % HONEST.length === 0) id = await onlyListing(fields);
          const headers = await authorizationOf(caller, api.issuer);
          const response = await ask(operation, headers, id, extra);
          responses += 1;
          const who = `${nameOf(operation)} asked by ${caller}`;
          const isLike = nameOf(operation) === 'PATCH /roommates/{id}/like';
          const isDetails = nameOf(operation) === 'GET /roommates/{id}';
          const isStranger = caller === 'other' || caller === 'unverified';
          const mayLearn = {
            [CONTACT]: isLike && isStranger && fields.availability === 'available',
            [EMAIL]: isDetails && isStranger && fields.emailVerified,
          };
          for (const [secret, may] of Object.entries(mayLearn)) {
            if (may) expect([who, response]).toEqual([who, expect.stringContaining(secret)]);
            else if (caller !== 'owner') {
              expect([who, response]).not.toEqual([who, expect.stringContaining(secret)]);
            }
          }
          const internals = INTERNALS.filter((word) => response.includes(word));
          expect([who, response, internals]).toEqual([who, response, []]);
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(responses).toBe(RUNS * operationsOf(document).length * HONEST.length);
});
