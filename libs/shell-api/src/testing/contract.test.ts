import document from '@roommate/api-client/openapi.json' with { type: 'json' };
import { expectContract } from '@roommate/api-client/testing';
import type { ApiResult } from '../api.ts';
import { services } from '../services.ts';
import { createTestShell } from './create-test-shell.ts';
import { sampleId, sampleListing, sampleListings } from './sample-listings.ts';
import { sampleUser } from './sample-users.ts';

const owner = sampleUser();
const other = sampleUser({ uid: 'uid-other', email: 'other@example.com', displayName: 'Other' });
const visitors = [null, other, owner];
const id = sampleId(0);
const { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact } = sampleListing(0);
const fields = { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact };
const message = { name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'A question.' };

const preferences = { rentMax: 9000, smoking: 'no', dealbreakers: ['rentMax'] };

const newKey = { name: 'Import', scopes: ['listings:read'], expiresInDays: 30 };

type Template = keyof typeof document.paths;

/** An operation of the document, the path and body to send, and the error statuses that some visitor gets. */
const operations: [method: string, template: Template, path: string, body: unknown, errors: number[]][] = [
  ['GET', '/roommates', '/roommates', undefined, []],
  ['GET', '/roommates', '/roommates?limit=5', undefined, []],
  ['GET', '/roommates', '/roommates?limit=x', undefined, [400]],
  ['GET', '/roommates/available', '/roommates/available?limit=8', undefined, []],
  ['GET', '/roommates/available', '/roommates/available?limit=-1', undefined, [400]],
  ['GET', '/roommates/mylistings', '/roommates/mylistings?email=nusrat%40example.com', undefined, [401, 403]],
  ['GET', '/roommates/user/{email}', '/roommates/user/nusrat%40example.com', undefined, [401, 403]],
  ['GET', '/roommates/by-ids', `/roommates/by-ids?ids=${id},${sampleId(900)}`, undefined, []],
  ['GET', '/roommates/by-ids', '/roommates/by-ids?ids=x', undefined, [400]],
  ['GET', '/roommates/count', '/roommates/count', undefined, []],
  ['GET', '/roommates/stats', '/roommates/stats', undefined, []],
  ['GET', '/roommates/search', '/roommates/search?q=seat+in+mirpur+under+9000&limit=1', undefined, []],
  ['GET', '/roommates/search', '/roommates/search?q=helicopter+in+banani&roomType=Single', undefined, []],
  ['GET', '/roommates/search', '/roommates/search?place=atlantis', undefined, [400]],
  ['GET', '/areas', '/areas?q=seat+in+mirpur', undefined, []],
  ['GET', '/areas', '/areas?limit=2', undefined, [400]],
  ['GET', '/areas/{area}', '/areas/mirpur-10', undefined, []],
  ['GET', '/areas/{area}', '/areas/atlantis', undefined, [404]],
  ['GET', '/areas/{area}', '/areas/A', undefined, [400]],
  ['GET', '/similar-rents', '/similar-rents?location=Mirpur+10&roomType=Single', undefined, []],
  ['GET', '/similar-rents', '/similar-rents?roomType=Single', undefined, [400]],
  [
    'GET',
    '/similar-rents',
    `/similar-rents?location=Mirpur+10&placeId=mirpur-10&listing=${id}`,
    undefined,
    [],
  ],
  ['GET', '/similar-rents', '/similar-rents?location=Mirpur+10&placeId=banani', undefined, [400]],
  ['GET', '/similar-rents', `/similar-rents?location=Mirpur&listing=${sampleId(900)}`, undefined, [404]],
  ['GET', '/similar-rents/{id}', `/similar-rents/${id}`, undefined, []],
  ['GET', '/similar-rents/{id}', '/similar-rents/x', undefined, [400]],
  ['GET', '/similar-rents/{id}', `/similar-rents/${sampleId(900)}`, undefined, [404]],
  ['GET', '/roommates/{id}', `/roommates/${id}`, undefined, []],
  ['GET', '/roommates/{id}', '/roommates/x', undefined, [400]],
  ['GET', '/roommates/{id}', `/roommates/${sampleId(900)}`, undefined, [404]],
  ['POST', '/roommates', '/roommates', fields, [401]],
  ['POST', '/roommates', '/roommates', { ...fields, title: ' ' }, [400, 401]],
  ['PUT', '/roommates/{id}', `/roommates/${id}`, { ...fields, title: 'New' }, [401, 403]],
  ['PATCH', '/roommates/{id}/like', `/roommates/${id}/like`, { likes: 1 }, [401, 403]],
  ['DELETE', '/roommates/{id}', `/roommates/${id}`, undefined, [401, 403]],
  ['GET', '/preferences', '/preferences', undefined, [401]],
  ['PUT', '/preferences', '/preferences', preferences, [401]],
  ['PUT', '/preferences', '/preferences', { ...preferences, rentMax: 1 }, [400, 401]],
  ['DELETE', '/preferences', '/preferences', undefined, [401]],
  ['GET', '/matches', '/matches?limit=5', undefined, [401]],
  ['GET', '/matches/of', `/matches/of?ids=${id}`, undefined, [401]],
  ['GET', '/api-keys', '/api-keys', undefined, [401]],
  ['POST', '/api-keys', '/api-keys', newKey, [401]],
  ['POST', '/api-keys', '/api-keys', { ...newKey, scopes: [] }, [400, 401]],
  ['DELETE', '/api-keys/{id}', `/api-keys/${sampleId(900)}`, undefined, [401, 404]],
  ['GET', '/saved-searches', '/saved-searches', undefined, [401]],
  ['POST', '/saved-searches', '/saved-searches', { query: 'place=mirpur' }, [401]],
  ['POST', '/saved-searches', '/saved-searches', { query: 'sort=rent' }, [400, 401]],
  ['DELETE', '/saved-searches/{id}', `/saved-searches/${sampleId(900)}`, undefined, [401, 404]],
  ['GET', '/alerts', '/alerts', undefined, [401]],
  ['GET', '/alerts/unread', '/alerts/unread', undefined, [401]],
  ['PUT', '/alerts/read', '/alerts/read', undefined, [401]],
  ['PUT', '/alerts/{id}/read', `/alerts/${id}/read`, undefined, [401]],
  ['PUT', '/alerts/{id}/read', '/alerts/x/read', undefined, [400, 401]],
  ['DELETE', '/alerts/{id}', `/alerts/${id}`, undefined, [401]],
  ['DELETE', '/alerts/{id}', '/alerts/x', undefined, [400, 401]],
  ['POST', '/contact', '/contact', message, []],
  ['POST', '/contact', '/contact', { ...message, email: 'mim' }, [400]],
];

/** No page uses these operations, so the double does not have them. */
const unused = [
  ...['GET /', 'DELETE /roommates/{id}/like', 'PATCH /roommates/{id}'],
  ...['GET /webhooks', 'POST /webhooks', 'DELETE /webhooks/{id}'],
  ...['GET /webhooks/{id}/deliveries', 'POST /webhooks/{id}/replay'],
];

/** The shell uses these operations, and the double has the shell's service without an API. */
const ofTheShell = [
  'GET /saved-listings',
  'POST /saved-listings',
  'PUT /saved-listings/{id}',
  'DELETE /saved-listings/{id}',
];

/** The client without its types, since the tests send what the types forbid. */
type Send = (method: string, path: string, init: object) => Promise<ApiResult<unknown>>;

/** Sends a request to the double and checks its response. @returns the status */
async function checkedStatus(method: string, path: string, body: unknown): Promise<number> {
  const send = services().api.request as unknown as Send;
  const { data, error, response } = await send(method, path, { body });
  const { status, headers } = response;
  const text = JSON.stringify(data ?? error);
  expectContract({ method, path, status, contentType: headers.get('content-type'), text });
  return status;
}

it.each(operations)(
  '%s %s: the document describes every response to %s',
  async (method, _template, path, body, errors) => {
    const seen = new Set<number>();
    for (const user of visitors) {
      createTestShell({ user, listings: sampleListings(12) });
      seen.add(await checkedStatus(method, path, body));
    }
    expect([...seen].filter((status) => status >= 400).toSorted()).toEqual(errors);
  },
);

it.each([400, 401, 404, 412, 429, 500, 503])(
  'the document describes a failure that a test asks for: %s',
  async (status) => {
    const shell = createTestShell({ user: owner });
    shell.fail(`/roommates/${id}`, status);
    expect(await checkedStatus('PUT', `/roommates/${id}`, fields)).toBe(status);
  },
);

it('knows every operation of the document, or names it as one that no page uses', () => {
  const documented = Object.entries(document.paths)
    .filter(([path]) => !path.startsWith('/health/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const known = operations.map(([method, template]) => `${method} ${template}`);
  expect(new Set([...known, ...unused, ...ofTheShell])).toEqual(new Set(documented));
});
