import { Ajv2020 } from 'ajv/dist/2020.js';
import document from '../../openapi.json' with { type: 'json' };
import { expectContract, expectEvent, type RawResponse } from './contract.ts';

const COUNT: RawResponse = {
  method: 'GET',
  path: '/roommates/count?x=1',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  text: '{"count":2,"total":2}',
};

it('has valid schemas', () => {
  const ajv = new Ajv2020({ strict: false });
  const inPaths = JSON.stringify(document.paths, (name, value: unknown) => {
    if (name === 'schema') expect([value, ajv.validateSchema(value as object)]).toEqual([value, true]);
    return value;
  });
  expect(inPaths).toContain('"schema"');
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
  }
});

it('accepts a response that matches the document', () => {
  expect(() => expectContract(COUNT)).not.toThrow();
  expect(() => expectContract({ ...COUNT, status: 304, contentType: null, text: '' })).not.toThrow();
});

it.each<[string, Partial<RawResponse>, RegExp]>([
  ['a missing field', { text: '{"count":2}' }, /GET \/roommates\/count\?x=1 .* 'total'/],
  ['another type', { text: '{"count":"2","total":2}' }, /count must be/],
  ['an undocumented field', { text: '{"count":2,"total":2,"uid":"a"}' }, /additional properties/],
  ['an unknown status', { status: 207 }, /207, which the document does not contain/],
  ['another media type', { contentType: 'text/html' }, /as text\/html/],
  ['a body where none is allowed', { status: 304 }, /with a body/],
  ['an unknown path whose error is not problem details', { path: '/nothing', status: 404 }, /as application/],
])('refuses %s', (_, change, message) => {
  expect(() => expectContract({ ...COUNT, ...change })).toThrow(message);
});

const DELETED = {
  type: 'listing.deleted',
  timestamp: '2026-11-22T09:15:00.000Z',
  data: { _id: '665f1c2ab7d94e0012a4c9d1' },
};

it('accepts an event that matches the document', () => {
  expect(() => expectEvent(JSON.stringify(DELETED))).not.toThrow();
});

it.each<[string, object, RegExp]>([
  ['an unknown event', { type: 'listing.liked' }, /does not contain the event/],
  ['an event without data', { data: undefined }, /'data'/],
  ['an undocumented field', { data: { ...DELETED.data, title: 'Room' } }, /additional properties/],
])('refuses %s', (_, change, message) => {
  expect(() => expectEvent(JSON.stringify({ ...DELETED, ...change }))).toThrow(message);
});
