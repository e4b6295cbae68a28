import document from '@roommate/api-client/openapi.json' with { type: 'json' };
import { expectContract } from '@roommate/api-client/testing';
import { apiPaths } from '@roommate/contracts';
import { ApiError } from '../api-error.ts';
import { api, type ApiRequest } from '../services.ts';
import { createTestShell } from './create-test-shell.ts';
import { sampleId, sampleListing, sampleListings } from './sample-listings.ts';
import { sampleUser } from './sample-users.ts';

const owner = sampleUser();
const other = sampleUser({ uid: 'uid-other', email: 'other@example.com', displayName: 'Other' });
const strangers = [null, other, owner];
const id = sampleId(0);
const { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact } = sampleListing(0);
const fields = { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact };
const message = { name: 'Mim', email: 'mim@example.com', subject: 'Hello', message: 'A question.' };

type Method = NonNullable<ApiRequest['method']>;
type Statuses = Record<string, unknown>;

/** What the document calls, the address to ask for, what to send, and the errors that the double answers to somebody. */
const CALLS: [
  Method,
  template: keyof typeof document.paths,
  path: string,
  body: unknown,
  errors: number[],
][] = [
  ['GET', '/roommates', '/roommates', undefined, []],
  ['GET', '/roommates', '/roommates?limit=5', undefined, []],
  ['GET', '/roommates', '/roommates?limit=x', undefined, [400]],
  ['GET', '/roommates/available', apiPaths.available(8), undefined, []],
  ['GET', '/roommates/available', '/roommates/available?limit=-1', undefined, [400]],
  ['GET', '/roommates/mylistings', apiPaths.myListings('nusrat@example.com'), undefined, [401, 403]],
  ['GET', '/roommates/user/{email}', apiPaths.userListings('nusrat@example.com'), undefined, [401, 403]],
  ['GET', '/roommates/count', apiPaths.count, undefined, []],
  ['GET', '/roommates/stats', apiPaths.stats, undefined, []],
  ['GET', '/roommates/{id}', apiPaths.listing(id), undefined, []],
  ['GET', '/roommates/{id}', apiPaths.listing('x'), undefined, [400]],
  ['GET', '/roommates/{id}', apiPaths.listing(sampleId(900)), undefined, [404]],
  ['POST', '/roommates', apiPaths.listings, fields, [401]],
  ['POST', '/roommates', apiPaths.listings, { ...fields, title: ' ' }, [400, 401]],
  ['PUT', '/roommates/{id}', apiPaths.listing(id), { ...fields, title: 'New' }, [401, 403]],
  ['PATCH', '/roommates/{id}/like', apiPaths.like(id), { likes: 1 }, [401, 403]],
  ['DELETE', '/roommates/{id}', apiPaths.listing(id), undefined, [401, 403]],
  ['POST', '/contact', apiPaths.contact, message, []],
  ['POST', '/contact', apiPaths.contact, { ...message, email: 'mim' }, [400]],
];

/** Calls the double and checks its answer as if it had come over HTTP. @returns its status */
async function checkedCall(method: Method, template: string, path: string, body: unknown): Promise<number> {
  const operations = (document.paths as Record<string, Record<string, { responses: Statuses }>>)[template];
  const promised = Object.keys(operations?.[method.toLowerCase()]?.responses ?? {});
  const success = Number(promised.find((status) => status.startsWith('2')));
  const [status, contentType, content] = await api.request(path, { method, body }).then(
    (data) => [success, 'application/json', data] as const,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return [error.status, 'application/problem+json', error.problem] as const;
    },
  );
  expectContract({ method, path, status, contentType, text: JSON.stringify(content) });
  return status;
}

it.each(CALLS)(
  '%s %s: every answer to %s is one of the document',
  async (method, template, path, body, errors) => {
    const seen = new Set<number>();
    for (const user of strangers) {
      createTestShell({ user, listings: sampleListings(12) });
      seen.add(await checkedCall(method, template, path, body));
    }
    expect([...seen].filter((status) => status >= 400).toSorted()).toEqual(errors);
  },
);

it.each([400, 401, 404, 412, 429, 500, 503])(
  'a failure that a test asks for is one of the document: %s',
  async (status) => {
    const shell = createTestShell({ user: owner });
    shell.fail(apiPaths.listing(id), status);
    expect(await checkedCall('PUT', '/roommates/{id}', apiPaths.listing(id), fields)).toBe(status);
  },
);

it('knows every call of the document that a page may make', () => {
  const documented = Object.entries(document.paths)
    .filter(([path]) => !path.startsWith('/health/'))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  expect(new Set(CALLS.map(([method, template]) => `${method} ${template}`))).toEqual(new Set(documented));
});
