import { signInPages } from '@roommate/contracts';
import { isReservedPath } from '@roommate/release-registry';

it.each(Object.values(signInPages))('no remote can take $path', ({ path }) => {
  expect(isReservedPath(path)).toBe(true);
});
