import { newSavedSearchSchema } from './saved-search.ts';

it('names all parameters that a saved search cannot have', () => {
  const { error } = newSavedSearchSchema.safeParse({ query: 'place=mirpur&sort=rent&limit=5' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['query.sort', 'sort is not a filter of a saved search.'],
    ['query.limit', 'limit is not a filter of a saved search.'],
  ]);
});
