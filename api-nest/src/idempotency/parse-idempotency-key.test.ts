import { parseIdempotencyKey } from './parse-idempotency-key.ts';

const uuid = '8e03978e-40d5-43dd-bc93-6894a57f9324';

it.each([
  [uuid, uuid],
  [`"${uuid}"`, uuid],
  [` ${uuid} `, uuid],
  ['a'.repeat(128), 'a'.repeat(128)],
])('reads %s', (header, key) => expect(parseIdempotencyKey(header)).toBe(key));

it.each(['', '""', '"a', 'a"', 'a b', 'a,b', '$gt', 'ক', 'a'.repeat(129)])('refuses %j', (header) => {
  expect(parseIdempotencyKey(header)).toBeUndefined();
});
