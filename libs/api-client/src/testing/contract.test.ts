import { expectContract, type RawResponse } from './contract.ts';

const COUNT: RawResponse = {
  method: 'GET',
  path: '/roommates/count?x=1',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  text: '{"count":2,"total":2}',
};

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
