import { breakingChanges } from './breaking-changes.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

const ROOM = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    rent: { type: 'integer' },
    type: { type: 'string', enum: ['Single', 'Shared'] },
    code: { type: 'string', enum: ['a'], 'x-extensible': true },
    tags: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  },
  required: ['title'],
};
const NEW_ROOM = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 120 },
    type: { type: 'string', enum: ['Single', 'Shared'] },
    note: {},
  },
  required: ['title'],
  additionalProperties: false,
};

const get = (): Operation => ({
  operationId: 'listRooms',
  security: [{ bearer: [] }, {}],
  parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
  responses: {
    200: {
      headers: { ETag: {} },
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Room' } } },
      },
    },
    404: { content: { 'application/problem+json': { schema: { type: 'object' } } } },
  },
});
const post = (): Operation => ({
  operationId: 'createRoom',
  security: [{ bearer: [] }],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewRoom' } } } },
  responses: { 201: {} },
});

interface Parts {
  get: Operation;
  post: Operation;
  room: typeof ROOM;
  newRoom: typeof NEW_ROOM;
  document: OpenApiDocument;
}

function documentOf(change: (parts: Parts) => void = () => undefined): OpenApiDocument {
  const [room, newRoom] = [structuredClone(ROOM), structuredClone(NEW_ROOM)];
  const operations = { get: get(), post: post() };
  const document = {
    paths: { '/rooms': operations },
    components: { schemas: { Room: room, NewRoom: newRoom } },
  };
  change({ ...operations, room, newRoom, document });
  return document;
}

const changesOf = (change: (parts: Parts) => void) => breakingChanges(documentOf(), documentOf(change));

it('finds nothing in the same document', () => expect(changesOf(() => undefined)).toEqual([]));

it.each<[string, (parts: Parts) => void]>([
  ['a new path', ({ document }) => Object.assign(document.paths, { '/new': { get: get() } })],
  ['a new optional parameter', ({ get: { parameters } }) => parameters?.push({ name: 'q', in: 'query' })],
  ['a higher limit', ({ get }) => Object.assign(get.parameters?.[0]?.schema ?? {}, { maximum: 200 })],
  [
    'a new field of the response',
    ({ room }) => Object.assign(room.properties, { floor: { type: 'integer' } }),
  ],
  ['a field that becomes required in the response', ({ room }) => room.required.push('rent')],
  ['a new optional field of the body', ({ newRoom }) => Object.assign(newRoom.properties, { floor: {} })],
  ['a new value to send', ({ newRoom }) => newRoom.properties.type.enum.push('Flat')],
  ['a new value of an extensible enumeration', ({ room }) => room.properties.code.enum.push('b')],
  ['a value that no longer occurs', ({ room }) => room.properties.type.enum.pop()],
  ['a removed error', ({ get }) => delete get.responses['404']],
  ['a new error', ({ get }) => Object.assign(get.responses, { 429: {} })],
  ['an operation that becomes public', ({ post }) => Object.assign(post, { security: [] })],
])('accepts %s', (_, change) => expect(changesOf(change)).toEqual([]));

it.each<[string, (parts: Parts) => void, string]>([
  ['a removed path', ({ document }) => delete document.paths['/rooms'], 'GET /rooms was removed'],
  ['a removed operation', ({ document }) => delete document.paths['/rooms']?.post, 'POST /rooms was removed'],
  ['a changed operationId', ({ get }) => (get.operationId = 'rooms'), 'changed from listRooms to rooms'],
  ['a token for a public operation', ({ get }) => get.security?.pop(), 'a token is now required'],
  ['a removed parameter', ({ get }) => get.parameters?.pop(), 'limit was removed'],
  [
    'a new required parameter',
    ({ get }) => get.parameters?.push({ name: 'city', in: 'query', required: true }),
    'city is now required',
  ],
  [
    'a lower limit',
    ({ get }) => Object.assign(get.parameters?.[0]?.schema ?? {}, { maximum: 50 }),
    'maximum 100 instead of 50',
  ],
  [
    'a body that becomes required',
    ({ post }) => Object.assign(post.requestBody ?? {}, { required: true }),
    'a body',
  ],
  ['a new required field', ({ newRoom }) => newRoom.required.push('type'), 'type is required'],
  [
    'a field that is no longer accepted',
    ({ newRoom }) => Reflect.deleteProperty(newRoom.properties, 'note'),
    'note',
  ],
  ['a value that is no longer accepted', ({ newRoom }) => newRoom.properties.type.enum.pop(), '"Shared"'],
  [
    'a shorter text',
    ({ newRoom }) => (newRoom.properties.title.maxLength = 60),
    'maxLength 120 instead of 60',
  ],
  ['a pattern', ({ newRoom }) => Object.assign(newRoom.properties.title, { pattern: '^a' }), 'pattern open'],
  [
    'a changed type of a field in the body',
    ({ newRoom }) => (newRoom.properties.title.type = 'number'),
    'string instead of number',
  ],
  ['a removed status', ({ post }) => (post.responses = { 200: {} }), 'the response 201 was removed'],
  [
    'a removed header',
    ({ get }) => delete get.responses['200']?.headers?.ETag,
    'no longer has the header ETag',
  ],
  [
    'a changed media type',
    ({ get }) => Object.assign(get.responses['200'] ?? {}, { content: { 'text/csv': {} } }),
    'no longer has the media type application/json',
  ],
  ['a removed field', ({ room }) => Reflect.deleteProperty(room.properties, 'rent'), '.rent: was removed'],
  ['a field that becomes optional in the response', ({ room }) => room.required.pop(), 'title is required'],
  ['a changed type', ({ room }) => (room.properties.rent.type = 'string'), 'string instead of integer'],
  ['a wider type', ({ room }) => (room.properties.rent.type = 'number'), 'number instead of integer'],
  ['a new value', ({ room }) => room.properties.type.enum.push('Flat'), '"Flat"'],
  ['a removed code', ({ room }) => room.properties.code.enum.pop(), '.code: "a" was removed'],
  ['a new variant', ({ room }) => room.properties.tags.anyOf.push({ type: 'null' }), 'null instead of'],
])('finds %s', (_, change, text) => {
  expect(changesOf(change).join('\n')).toContain(text);
});
