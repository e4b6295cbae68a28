import manifest from '../remote.json';
import { routes } from './routes.tsx';

it('has the pages of remote.json', () => {
  expect(routes.map(({ path }) => path)).toEqual(manifest.paths.map(({ path }) => path));
});
