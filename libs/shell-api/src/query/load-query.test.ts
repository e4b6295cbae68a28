import { infiniteQueryOptions } from '@tanstack/react-query';
import { loadInfiniteQuery, loadQuery } from './load-query.ts';
import { getQueryClient } from './query-client.ts';

const counted = () => {
  let count = 0;
  return { queryKey: ['count'], queryFn: () => Promise.resolve((count += 1)) };
};

beforeEach(() => getQueryClient().clear());

it('starts the request and does not wait for it', async () => {
  const query = counted();
  expect(await loadQuery(query)).toBeUndefined();
  await Promise.resolve();
  expect(getQueryClient().getQueryData(query.queryKey)).toBe(1);
  expect(await loadQuery(query)).toBe(1);
});

it('asks again when the page wants fresh data', async () => {
  const query = counted();
  await getQueryClient().fetchQuery(query);
  expect(await loadQuery({ ...query, staleTime: 0 })).toBe(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(getQueryClient().getQueryData(query.queryKey)).toBe(2);
});

it('leaves a failure to the page', async () => {
  const queryFn = () => Promise.reject<number>(new Error('No connection.'));
  await expect(loadQuery({ queryKey: ['failing'], queryFn })).resolves.toBeUndefined();
});

it('loads the first page of a list, and keeps the pages of a list that it has', async () => {
  let requests = 0;
  const pages = infiniteQueryOptions({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => Promise.resolve((requests += 1) + pageParam),
    initialPageParam: 10,
    getNextPageParam: (_page, _pages, param) => param + 10,
  });
  expect(await loadInfiniteQuery(pages)).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await loadInfiniteQuery(pages)).toEqual({ pages: [11], pageParams: [10] });
  expect(requests).toBe(1);
});
