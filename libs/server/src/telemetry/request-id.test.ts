import { requestId } from './request-id.ts';

it('keeps the id of a proxy', () => {
  expect(requestId({ headers: { 'x-request-id': '7f3b-request_1' } })).toBe('7f3b-request_1');
});

it.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'nusrat@example.com',
  'a b c d e f',
  ['12345678', '12345678'],
])('creates a new id instead of %j', (given) => {
  const headers = given === undefined ? {} : { 'x-request-id': given as string };
  expect(requestId({ headers })).toMatch(/^[0-9a-f-]{36}$/);
});
