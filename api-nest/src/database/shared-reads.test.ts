import { sharedReads } from './shared-reads.ts';

/** Reads whose result is the doubled name. The query "bad" fails. */
function recordedReads() {
  const queries: string[] = [];
  const read = sharedReads(({ name }: { name: string }) => {
    queries.push(name);
    return name === 'bad' ? Promise.reject(new Error('a bad record')) : Promise.resolve(name + name);
  });
  return { queries, read: (name: string) => read({ name }) };
}

it('reads once for concurrent callers with the same query', async () => {
  const { queries, read } = recordedReads();
  expect(await Promise.all(['a', 'b', 'a'].map(read))).toEqual(['aa', 'bb', 'aa']);
  expect(queries).toEqual(['a', 'b']);
});

it('reads again after the read that is served, so that nobody gets an earlier state', async () => {
  const { queries, read } = recordedReads();
  await read('a');
  await read('a');
  expect(queries).toEqual(['a', 'a']);
});

it('does not read before all callers of a turn have asked', async () => {
  const { queries, read } = recordedReads();
  const reading = read('a');
  expect(queries).toEqual([]);
  await reading;
});

it('fails only for the callers of the query that failed', async () => {
  const { read } = recordedReads();
  const [good, ...bad] = await Promise.allSettled(['a', 'bad', 'bad'].map(read));
  expect(good).toEqual({ status: 'fulfilled', value: 'aa' });
  for (const result of bad)
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'a bad record' } });
});
