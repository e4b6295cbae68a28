import { signInPages } from '@roommate/contracts';
import manifest from '../../shell.json' with { type: 'json' };

it('shell.json names every page of the shell, so that its files come together with the html', () => {
  expect(manifest.pages.map(({ path }) => path)).toEqual(Object.values(signInPages).map(({ path }) => path));
});
