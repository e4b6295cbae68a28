import { browsePath, pagePaths, type PageSearch } from '@roommate/contracts';
import manifest from '../remote.json';
import { routes } from './routes.tsx';

it('has the pages of remote.json', () => {
  const paths = routes.flatMap(({ path, children }) => children?.map((child) => child.path) ?? [path]);
  expect(paths).toEqual(Object.keys(manifest.paths));
});

it('declares every parameter of a search, which the server would drop otherwise', () => {
  const search: Required<PageSearch> = {
    q: 'seat',
    places: ['mirpur'],
    near: 'buet',
    within: 2,
    metroWithin: 1,
    rentMin: 5000,
    rentMax: 9000,
    roomType: 'Single',
    availability: 'available',
    postedWithin: 7,
    hasPhoto: true,
    includeHidden: true,
    sort: 'rent',
    view: 'map',
  };
  const { searchParams } = new URL(browsePath(search), 'https://rooms.example');
  expect(searchParams.size).toBe(Object.keys(search).length);
  const declared = manifest.paths[pagePaths.browse].query;
  expect(declared.toSorted()).toEqual([...searchParams.keys(), 'cursor'].toSorted());
});
