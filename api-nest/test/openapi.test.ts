import committed from '@roommate/api-client/openapi.json' with { type: 'json' };
import { expectContract, expectEvent } from '@roommate/api-client/testing';
import { problemCodes, webhookEvents } from '@roommate/contracts';
import { nusrat, rafi } from './support/people.ts';
import { useApi } from './support/use-api.ts';

interface Operation {
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; headers?: Record<string, unknown> }>;
}

interface Media {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Document {
  info: { description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

const api = useApi();
let document: Document;

beforeAll(async () => {
  document = (await api.call<Document>('GET', '/docs-json')).body;
});

const TAGGED = ['If-None-Match'];
/** A PUT that only names its resource. */
const withoutBody = ['/saved-listings/{id}', '/alerts/read', '/alerts/{id}/read'];
const CALLS: [string, string, string[], string[]][] = [
  ['get', '/roommates', ['limit', 'cursor', ...TAGGED], ['200', '304', '400', '401']],
  ['get', '/roommates/available', ['limit', 'cursor', ...TAGGED], ['200', '304', '400', '401']],
  ['get', '/roommates/mylistings', ['email', ...TAGGED], ['200', '304', '400', '401']],
  ['get', '/roommates/user/{email}', ['email', ...TAGGED], ['200', '304', '400', '401']],
  ['get', '/roommates/by-ids', ['ids', ...TAGGED], ['200', '304', '400', '401']],
  ['get', '/roommates/count', TAGGED, ['200', '304', '401']],
  ['get', '/roommates/stats', TAGGED, ['200', '304', '401']],
  [
    'get',
    '/roommates/search',
    [
      ...['q', 'place', 'within', 'near', 'metroWithin', 'rentMin', 'rentMax', 'roomType', 'availability'],
      ...['postedWithin', 'hasPhoto', 'includeHidden', 'sort', 'limit', 'cursor'],
      ...TAGGED,
    ],
    ['200', '304', '400', '401'],
  ],
  [
    'get',
    '/areas',
    [
      ...['q', 'place', 'within', 'near', 'metroWithin', 'rentMin', 'rentMax', 'roomType', 'availability'],
      ...['postedWithin', 'hasPhoto', ...TAGGED],
    ],
    ['200', '304', '400', '401'],
  ],
  ['get', '/areas/{area}', ['area', ...TAGGED], ['200', '304', '400', '401', '404']],
  [
    'get',
    '/similar-rents',
    ['location', 'placeId', 'listing', 'roomType', ...TAGGED],
    ['200', '304', '400', '401', '404'],
  ],
  ['get', '/similar-rents/{id}', ['id', ...TAGGED], ['200', '304', '400', '401', '404']],
  ['get', '/roommates/{id}', ['id', ...TAGGED], ['200', '304', '400', '401', '404']],
  ['post', '/roommates', ['Idempotency-Key'], ['201', '400', '401', '409', '413', '415', '422']],
  ['put', '/roommates/{id}', ['id', 'If-Match'], ['200', '400', '401', '404', '412', '413', '415']],
  ['patch', '/roommates/{id}', ['id', 'If-Match'], ['200', '400', '401', '404', '412', '413', '415']],
  ['patch', '/roommates/{id}/like', ['id'], ['200', '400', '401', '404', '413', '415']],
  ['delete', '/roommates/{id}/like', ['id'], ['200', '400', '401', '404', '413', '415']],
  ['delete', '/roommates/{id}', ['id', 'If-Match'], ['200', '400', '401', '404', '412', '413', '415']],
  ['get', '/saved-listings', TAGGED, ['200', '304', '400', '401']],
  ['post', '/saved-listings', [], ['200', '400', '401', '413', '415']],
  ['put', '/saved-listings/{id}', ['id'], ['200', '400', '401', '404', '409', '413', '415']],
  ['delete', '/saved-listings/{id}', ['id'], ['200', '400', '401', '413', '415']],
  ['get', '/saved-searches', TAGGED, ['200', '304', '400', '401']],
  ['post', '/saved-searches', [], ['201', '400', '401', '409', '413', '415']],
  ['delete', '/saved-searches/{id}', ['id'], ['200', '400', '401', '404', '413', '415']],
  ['get', '/alerts', TAGGED, ['200', '304', '400', '401']],
  ['get', '/alerts/unread', TAGGED, ['200', '304', '400', '401']],
  ['put', '/alerts/read', [], ['200', '400', '401', '413', '415']],
  ['put', '/alerts/{id}/read', ['id'], ['200', '400', '401', '413', '415']],
  ['delete', '/alerts/{id}', ['id'], ['200', '400', '401', '413', '415']],
  ['get', '/preferences', TAGGED, ['200', '304', '400', '401']],
  ['put', '/preferences', [], ['200', '400', '401', '413', '415']],
  ['delete', '/preferences', [], ['200', '400', '401', '413', '415']],
  ['get', '/matches', ['limit', ...TAGGED], ['200', '304', '400', '401']],
  ['get', '/matches/of', ['ids', ...TAGGED], ['200', '304', '400', '401']],
  ['get', '/api-keys', TAGGED, ['200', '304', '400', '401']],
  ['post', '/api-keys', [], ['201', '400', '401', '409', '413', '415']],
  ['delete', '/api-keys/{id}', ['id'], ['200', '400', '401', '404', '413', '415']],
  ['get', '/webhooks', TAGGED, ['200', '304', '400', '401']],
  ['post', '/webhooks', [], ['201', '400', '401', '409', '413', '415']],
  ['delete', '/webhooks/{id}', ['id'], ['200', '400', '401', '404', '413', '415']],
  ['get', '/webhooks/{id}/deliveries', ['id', ...TAGGED], ['200', '304', '400', '401', '404']],
  ['post', '/webhooks/{id}/replay', ['id'], ['200', '400', '401', '404', '413', '415']],
  ['post', '/contact', ['Idempotency-Key'], ['200', '400', '401', '409', '413', '415', '422']],
  ['get', '/', [], ['200', '401']],
  ['get', '/health/live', [], ['200', '401']],
  ['get', '/health/ready', [], ['200', '401']],
];

it('matches the committed document; if not, run `npm run openapi`', () => {
  expect(document).toEqual(committed);
});

it('documents every operation and nothing else', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(documented.sort()).toEqual(CALLS.map(([method, path]) => `${method} ${path}`).sort());
});

it.each(CALLS)(
  '%s %s: summary, access, parameters, responses, errors, examples',
  (method, path, names, statuses) => {
    const operation = document.paths[path]?.[method];
    const limited = path.startsWith('/health') ? [] : ['429'];
    expect(operation?.summary).toMatch(/./);
    expect(operation?.description).toContain('**Access:**');
    expect(operation?.description).toContain('**Rate limit:**');
    expect(operation?.description).toContain('**Visible:**');
    expect(operation?.parameters.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(
      [...statuses, ...limited, '403', '500', '503'].sort(),
    );
    const takesBody = ['post', 'put', 'patch'].includes(method) && !withoutBody.includes(path);
    expect(operation?.requestBody !== undefined).toBe(takesBody);
    for (const [status, { content }] of Object.entries(operation?.responses ?? {})) {
      const body = content?.[status < '400' ? 'application/json' : 'application/problem+json'];
      if (status === '304') continue;
      expect(body?.schema).toBeDefined();
      expect(examplesOf(body).length).toBeGreaterThan(0);
      for (const example of examplesOf(body)) expectExample(method, path, status, example);
    }
  },
);

it('documents every event of webhooks with its headers, and an example that is valid', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents]);
  for (const { post } of Object.values(document.webhooks)) {
    const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
    expect(post.parameters.map(({ name }) => name)).toEqual(headers);
    expectEvent(JSON.stringify(post.requestBody?.content['application/json']?.example));
  }
});

it('explains every error code', () => {
  for (const [code, { status, meaning }] of Object.entries(problemCodes)) {
    expect(document.info.description).toContain(`| ${status} | \`${code}\` | ${meaning} |`);
  }
});

it('states which operations need a token, and which accept API keys', () => {
  const securityOf = (method: string, path: string) => document.paths[path]?.[method]?.security;
  expect(securityOf('post', '/contact')).toEqual([{ bearer: [] }, {}]);
  expect(securityOf('post', '/api-keys')).toEqual([{ bearer: [] }]);
  expect(securityOf('post', '/roommates')).toEqual([{ bearer: [] }, { apiKey: ['listings:write'] }]);
  expect(securityOf('post', '/webhooks')).toEqual([{ bearer: [] }, { apiKey: ['webhooks:manage'] }]);
  expect(securityOf('get', '/roommates')).toEqual([{ bearer: [] }, { apiKey: ['listings:read'] }, {}]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['bearer', 'apiKey']);
});

it('shows the error of a deleted account where the account is looked up: for changes, and for API keys', () => {
  const shows = (method: string, path: string) =>
    JSON.stringify(document.paths[path]?.[method]?.responses['401']).includes('revoked_token');
  expect(shows('post', '/contact')).toBe(true);
  expect(shows('get', '/roommates/{id}')).toBe(true);
  expect(shows('get', '/webhooks')).toBe(true);
  expect(shows('get', '/saved-listings')).toBe(false);
  expect(shows('get', '/health/live')).toBe(false);
});

it('promises Retry-After with 409 only where the same request can be in progress', () => {
  const promises = CALLS.filter(([method, path]) => {
    const { headers = {} } = document.paths[path]?.[method]?.responses['409'] ?? {};
    return 'Retry-After' in headers;
  });
  expect(promises.map(([method, path]) => `${method} ${path}`)).toEqual(['post /roommates', 'post /contact']);
});

it('says that a patch can remove the home with null, and nothing else', () => {
  const patch = document.paths['/roommates/{id}']?.patch;
  expect(patch?.description).toContain('`null` removes `home`');
  expect(patch?.description).not.toContain('No field can be removed');
});

it('defines every referenced schema', () => {
  const references = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g));
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '');
  }
});

const examplesOf = ({ example, examples = {} }: Media = {}): unknown[] =>
  [example, ...Object.values(examples).map(({ value }) => value)].filter((value) => value !== undefined);

const expectExample = (method: string, template: string, status: string, example: unknown) => {
  const path = template.replace(/\{\w+\}/, 'x');
  const contentType = status < '400' ? 'application/json' : 'application/problem+json';
  const text = JSON.stringify(example);
  expectContract({ method: method.toUpperCase(), path, status: Number(status), contentType, text });
};

it('shows request bodies that are valid', async () => {
  const bodyOf = (method: string, path: string) =>
    document.paths[path]?.[method]?.requestBody?.content['application/json']?.example;
  const posted = await api.call('POST', '/roommates', { as: nusrat, body: bodyOf('post', '/roommates') });
  expect(posted.status).toBe(201);
  const path = `/roommates/${String(posted.body.insertedId)}`;
  const edited = await api.call('PUT', path, { as: nusrat, body: bodyOf('put', '/roommates/{id}') });
  expect(edited.body).toEqual({ matchedCount: 1, modifiedCount: 1 });
  const like = bodyOf('patch', '/roommates/{id}/like');
  expect((await api.call('PATCH', `${path}/like`, { as: rafi, body: like })).status).toBe(200);
  expect((await api.call('POST', '/contact', { body: bodyOf('post', '/contact') })).status).toBe(200);
});
