import {
  CURSOR_RULE,
  countResponseSchema,
  LIMIT_RULE,
  listingSchema,
  statsResponseSchema,
} from '@roommate/contracts';
import { malformedId, malformedIdInList } from '../openapi/error-examples.ts';
import {
  EMAIL_EXAMPLE,
  listByCaller,
  listingByCaller,
  listingIdParam,
  ownListingExample,
} from '../openapi/examples.ts';
import { nextPage } from '../openapi/header-docs.ts';
import type { ErrorExample, OperationDocs } from '../openapi/operation-docs.ts';
import { LISTINGS_PER_READ } from '../rate-limits/list-cost.ts';
import { LISTS_BUSY, TOO_MANY_LISTS } from '../rate-limits/messages.ts';
import { LIST_HELD_MS, LISTS_PER_CALLER, LISTS_PER_PROCESS } from '../rate-limits/open-lists.ts';
import { rateLimitTiers } from '../rate-limits/rate-limit-tiers.ts';
import { MAX_SHORT } from './listing-stream.ts';
import { LISTING_NOT_FOUND, OTHER_ACCOUNT } from './messages.ts';

const wrongLimit: ErrorExample = { error: LIMIT_RULE, field: 'limit' };
const wrongCursor: ErrorExample = { error: CURSOR_RULE, field: 'cursor' };

const BY_CALLER =
  'Only the owner sees `email` and `contact`. Other users get `contact` with a like, and `email` from `GET /roommates/{id}`. Nobody sees the uid of an owner.';
const ONE_BY_CALLER = `Callers without a token see neither \`email\` nor \`contact\`. Signed-in callers see \`email\` for ${rateLimitTiers.emails.user.requests} listings a day. The poster must have confirmed it when posting or last editing. Otherwise \`emailWithheld\` has the reason. The owner also sees \`contact\`. Other users get \`contact\` with a like, and here again on the day of their like. With an API key you see what callers without a token see, and all of your own listings. Nobody sees the uid of an owner.`;
const LONG_LISTS = `The list counts as one read per ${LISTINGS_PER_READ} listings. At the same time, an account receives at most ${LISTS_PER_CALLER} lists of more than ${MAX_SHORT.toLocaleString('en')} listings. The same holds for an IP address without a token. A further one gets 429. A server process sends at most ${LISTS_PER_PROCESS} of them at the same time. A further one gets 503. If the oldest has been open for over ${LIST_HELD_MS / 60_000} minutes, its connection breaks instead.`;
const longLists = { 429: TOO_MANY_LISTS, 503: LISTS_BUSY };
const SAME_FOR_ALL = 'Every caller gets the same response.';

const publicRead = { scope: 'listings:read', access: 'anyone', rateLimit: 'reads', hasETag: true } as const;
const listResponse = {
  description: 'A bare array.',
  schema: listingSchema,
  isArray: true,
  examples: listByCaller,
} as const;

const ownListings = {
  ...publicRead,
  access: 'signed-in',
  visible: 'All fields, including `email` and `contact`, because you are the owner.',
  response: {
    description: 'A bare array, newest first.',
    schema: listingSchema,
    isArray: true,
    example: [ownListingExample],
  },
  errors: {
    400: { error: 'Email is required.', field: 'email' },
    403: { error: OTHER_ACCOUNT, code: 'other_account' },
    ...longLists,
  },
} as const;

/** The documentation of the operations that read listings. */
export const readOperations = {
  list: {
    ...publicRead,
    id: 'listListings',
    summary: 'List all listings, newest first',
    costsByListing: 'all',
    description:
      'Without parameters you get all listings as a stream. With `limit` or `cursor` you get one page of 24 listings, or of `limit` listings. The `Link` header contains the URL of the next page. The last page has no `Link`. New listings never repeat or hide another one. Pages count only against the read limit.\n\n' +
      LONG_LISTS,
    visible: BY_CALLER,
    response: { ...listResponse, headers: { Link: nextPage } },
    errors: { 400: [wrongLimit, wrongCursor], ...longLists },
  },
  available: {
    ...publicRead,
    id: 'listAvailableListings',
    summary: 'List available listings, newest first',
    costsByListing: 'page',
    description:
      'A page of `limit` listings with the availability `available`. The `Link` header contains the URL of the next page. The last page has no `Link`.',
    visible: BY_CALLER,
    response: { ...listResponse, headers: { Link: nextPage } },
    errors: { 400: [wrongLimit, wrongCursor] },
  },
  mine: {
    ...ownListings,
    id: 'listMyListings',
    summary: 'List your own listings',
    description: `The email must be the email of your account, in upper or lower case.\n\n${LONG_LISTS}`,
  },
  ofUser: {
    ...ownListings,
    id: 'listListingsOfUser',
    summary: 'List your own listings, with the email in the path',
    description: 'The same as `/roommates/mylistings`.',
    params: { email: { description: 'The email of your account.', example: EMAIL_EXAMPLE } },
  },
  withIds: {
    ...publicRead,
    id: 'listListingsByIds',
    summary: 'Get several listings by their ids',
    costsByListing: 'ids',
    description:
      'The listings come in the order of the ids. A listing that was deleted is missing. The request counts no views.',
    visible: BY_CALLER,
    response: listResponse,
    errors: { 400: malformedIdInList },
  },
  count: {
    ...publicRead,
    id: 'countListings',
    summary: 'Count all listings',
    description: '`count` and `total` are the same number.',
    visible: SAME_FOR_ALL,
    response: {
      description: 'The number of listings.',
      schema: countResponseSchema,
      example: { count: 24, total: 24 },
    },
  },
  stats: {
    ...publicRead,
    id: 'getListingStats',
    summary: 'Count listings, available listings and room types',
    description: '`roomTypes` is the number of distinct room types among all listings.',
    visible: SAME_FOR_ALL,
    response: {
      description: 'The statistics.',
      schema: statsResponseSchema,
      example: { total: 24, available: 19, roomTypes: 2 },
    },
  },
  one: {
    ...publicRead,
    id: 'getListing',
    summary: 'Show one listing',
    description:
      'Counts one view per visitor and day, also when the response is 304. Without a token, a visitor is an IP address and a user agent. The owner, programs with an API key, and bots that say so in `User-Agent` do not count. HEAD and prefetch requests (`Sec-Purpose: prefetch`) do not count either. `views` includes your view about a second later.',
    visible: ONE_BY_CALLER,
    response: { description: 'The listing.', schema: listingSchema, examples: listingByCaller },
    errors: { 400: malformedId, 404: LISTING_NOT_FOUND },
    params: listingIdParam,
  },
} satisfies Record<string, OperationDocs>;
