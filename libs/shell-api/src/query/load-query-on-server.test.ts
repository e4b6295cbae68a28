/** @jest-environment node */
import { loadQuery } from './load-query.ts';
import { getQueryClient } from './query-client.ts';

it('waits for the data and keeps nothing for the next request', async () => {
  const query = { queryKey: ['rooms'], queryFn: () => Promise.resolve(['a room']) };
  expect(await loadQuery(query)).toEqual(['a room']);
  expect(getQueryClient().getQueryData(query.queryKey)).toBeUndefined();
});

it('throws when the request fails, so that no error page is cached', async () => {
  const queryFn = () => Promise.reject<number>(new Error('No connection.'));
  await expect(loadQuery({ queryKey: ['failing'], queryFn })).rejects.toThrow('No connection.');
});
