import { stat } from 'node:fs/promises';
import { errorCode } from './error-code.ts';

it('reads the code of an error of the system', async () => {
  const error: unknown = await stat('/no/such/file').catch((reason: unknown) => reason);
  expect(errorCode(error)).toBe('ENOENT');
});

it.each([
  new Error('no code'),
  Object.assign(new Error('another code'), { code: 8000 }),
  'ENOENT',
  null,
  undefined,
])('finds no code in %p', (thrown) => {
  expect(errorCode(thrown)).toBeUndefined();
});
