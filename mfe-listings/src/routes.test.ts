import manifest from '../remote.json';
import { routes } from './routes.tsx';

it('has the pages that remote.json declares', () => {
  expect(routes.map(({ path }) => path)).toEqual(manifest.paths.map(({ path }) => path));
});
