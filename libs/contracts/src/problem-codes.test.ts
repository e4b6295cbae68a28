import { codeOfStatus, problemCodes } from './problem-codes.ts';

it.each([
  [400, 'invalid_input'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [418, 'malformed_request'],
  [503, 'unavailable'],
  [507, 'internal_error'],
])('the general code of %i is %s', (status, code) => expect(codeOfStatus(status)).toBe(code));

it('has codes that programs can compare', () => {
  for (const code of Object.keys(problemCodes)) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});
