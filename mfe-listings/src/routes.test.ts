import manifest from '../remote.json';
import { routes } from './routes.tsx';

it('has the pages of remote.json', () => {
  const paths = routes.flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(paths).toEqual(manifest.paths.map(({ path }) => path));
});
