import { breakingChanges } from './breaking-changes.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

const room = () => ({
  type: 'object',
  properties: { title: { type: 'string' }, type: { type: 'string', enum: ['Single', 'Shared'] } },
  required: ['title'],
});
const post = (): Operation => ({
  operationId: 'roomCreated',
  security: [],
  parameters: [{ name: 'webhook-id', in: 'header', required: true, schema: { type: 'string' } }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Room' } } },
  },
  responses: { '2XX': {}, 410: {}, default: {} },
});

interface Parts {
  post: Operation;
  room: ReturnType<typeof room>;
  webhooks: NonNullable<OpenApiDocument['webhooks']>;
}

function documentOf(change: (parts: Parts) => void = () => undefined): OpenApiDocument {
  const parts = { post: post(), room: room() };
  const webhooks = { 'room.created': { post: parts.post } };
  change({ ...parts, webhooks });
  return { paths: {}, webhooks, components: { schemas: { Room: parts.room } } };
}

const changesOf = (change: (parts: Parts) => void) => breakingChanges(documentOf(), documentOf(change));

it.each<[string, (parts: Parts) => void]>([
  ['no change', () => undefined],
  ['a new event', ({ webhooks }) => Object.assign(webhooks, { 'room.let': { post: post() } })],
  [
    'a new header',
    ({ post: { parameters } }) => parameters?.push({ name: 'x', in: 'header', required: true }),
  ],
  ['a new field', ({ room: { properties } }) => Object.assign(properties, { floor: { type: 'integer' } })],
  ['a field that is always sent now', ({ room: { required } }) => required.push('type')],
  ['a value that no longer occurs', ({ room: { properties } }) => properties.type.enum.pop()],
  ['a new response', ({ post: { responses } }) => Object.assign(responses, { 429: {} })],
])('accepts %s', (_, change) => expect(changesOf(change)).toEqual([]));

it('accepts the first webhooks of a document', () => {
  const { paths, components } = documentOf();
  expect(breakingChanges({ paths, components }, documentOf())).toEqual([]);
});

it.each<[string, (parts: Parts) => void, string]>([
  ['a removed event', ({ webhooks }) => delete webhooks['room.created'], 'webhook room.created was removed'],
  ['a changed operationId', (parts) => (parts.post.operationId = 'x'), 'changed from roomCreated to x'],
  ['a removed header', ({ post: { parameters } }) => parameters?.pop(), 'header webhook-id was removed'],
  [
    'a header that becomes optional',
    ({ post: { parameters } }) => Object.assign(parameters?.[0] ?? {}, { required: false }),
    'header webhook-id is no longer guaranteed',
  ],
  [
    'another type of a header',
    ({ post: { parameters } }) => Object.assign(parameters?.[0] ?? {}, { schema: { type: 'integer' } }),
    'integer instead of string',
  ],
  [
    'a body that becomes optional',
    ({ post: { requestBody } }) => Object.assign(requestBody ?? {}, { required: false }),
    'the body is no longer guaranteed',
  ],
  [
    'another media type',
    ({ post: { requestBody } }) => Object.assign(requestBody ?? {}, { content: { 'text/csv': {} } }),
    'no longer has the media type application/json',
  ],
  ['a removed field', (parts) => Reflect.deleteProperty(parts.room.properties, 'type'), '.type: was removed'],
  ['a field that becomes optional', ({ room: { required } }) => required.pop(), 'title is required'],
  ['a new value', ({ room: { properties } }) => properties.type.enum.push('Flat'), '"Flat"'],
  [
    'a response that is not expected any more',
    ({ post: { responses } }) => delete responses['410'],
    'the response 410 is no longer expected',
  ],
])('finds %s', (_, change, text) => {
  expect(changesOf(change).join('\n')).toContain(text);
});
