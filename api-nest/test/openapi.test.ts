import { createListingBodySchema, listingSchema } from '@roommate/contracts';
import { startApi, type TestApi } from './support/start-api.ts';

interface Operation {
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema?: unknown; example?: unknown }> }>;
}

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

let api: TestApi;
let document: Document;

beforeAll(async () => {
  api = await startApi();
  document = (await api.call<Document>('GET', '/docs-json')).body;
});

afterAll(() => api.close());

const CALLS: [string, string, string[], string[]][] = [
  ['get', '/roommates', ['limit', 'cursor'], ['200', '400', '401']],
  ['get', '/roommates/available', ['limit'], ['200', '400', '401']],
  ['get', '/roommates/mylistings', ['email'], ['200', '400', '401', '403']],
  ['get', '/roommates/user/{email}', ['email'], ['200', '400', '401', '403']],
  ['get', '/roommates/count', [], ['200', '401']],
  ['get', '/roommates/stats', [], ['200', '401']],
  ['get', '/roommates/{id}', ['id'], ['200', '400', '401', '404']],
  ['post', '/roommates', [], ['201', '400', '401', '413', '415']],
  ['put', '/roommates/{id}', ['id'], ['200', '400', '401', '403', '404', '413', '415']],
  ['patch', '/roommates/{id}/like', ['id'], ['200', '400', '401', '403', '404', '413', '415']],
  ['delete', '/roommates/{id}', ['id'], ['200', '400', '401', '403', '404']],
  ['post', '/contact', [], ['200', '400', '401', '413', '415']],
  ['get', '/health/live', [], ['200', '401']],
  ['get', '/health/ready', [], ['200', '401']],
];

it('documents every call and nothing else', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(documented.sort()).toEqual(CALLS.map(([method, path]) => `${method} ${path}`).sort());
});

it.each(CALLS)(
  '%s %s: summary, access, parameters, answers, errors, examples',
  (method, path, names, statuses) => {
    const operation = document.paths[path]?.[method];
    const limited = path.startsWith('/health') ? [] : ['429'];
    expect(operation?.summary).toBeTruthy();
    expect(operation?.description).toContain('**Access:**');
    expect(operation?.description).toContain('**Rate limit:**');
    expect(operation?.parameters.map(({ name }) => name)).toEqual(names);
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(
      [...statuses, ...limited, '500', '503'].sort(),
    );
    expect(operation?.requestBody !== undefined).toBe(['post', 'put', 'patch'].includes(method));
    for (const [status, { content }] of Object.entries(operation?.responses ?? {})) {
      const body = content?.[status < '400' ? 'application/json' : 'application/problem+json'];
      expect(body?.schema).toBeDefined();
      expect(body?.example).toBeDefined();
    }
  },
);

it('tells which calls need a token', () => {
  expect(document.paths['/roommates']?.post?.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/roommates']?.get?.security).toEqual([{ bearer: [] }, {}]);
  expect(document.components.securitySchemes).toHaveProperty('bearer');
});

it('defines what it refers to', () => {
  const references = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g));
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '');
  }
});

it('shows examples that fit the schemas', () => {
  const example =
    document.paths['/roommates/{id}']?.get?.responses['200']?.content?.['application/json']?.example;
  expect(listingSchema.safeParse(example)).toMatchObject({ success: true });
  const body = document.components.schemas.NewListing as {
    additionalProperties: boolean;
    properties: Record<string, { example?: unknown }>;
  };
  expect(body.additionalProperties).toBe(false);
  const fields = Object.entries(body.properties).flatMap(([name, { example: value }]) =>
    value === undefined ? [] : [[name, value]],
  );
  const filled = { roomType: 'Single', ...(Object.fromEntries(fields) as object) };
  expect(createListingBodySchema.safeParse(filled)).toMatchObject({ success: true });
});

it('serves the Swagger UI with its own files', async () => {
  const page = await (await fetch(`${api.url}/docs`)).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, file]) => new URL(file ?? '', `${api.url}/docs`),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file.origin).toBe(api.url);
    const response = await fetch(file);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
});
