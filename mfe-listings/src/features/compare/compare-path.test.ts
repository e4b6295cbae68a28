import { comparePath, readComparedIds } from './compare-path.ts';

const id = (n: number): string => String(n).repeat(24);
const read = (query: string) => readComparedIds(new URLSearchParams(query));

it('reads the ids that it wrote', () => {
  const path = comparePath([id(1), id(2)]);
  expect(path).toBe(`/compare?ids=${id(1)},${id(2)}`);
  expect(read(path.split('?')[1] ?? '')).toEqual({ ids: [id(1), id(2)], more: false });
});

it.each([
  ['', []],
  ['ids=', []],
  ['ids=x,../etc', []],
  [`ids=${id(1)},${id(1)}`, [id(1)]],
  [`ids=${'A'.repeat(24)}, ${id(2)}`, ['a'.repeat(24), id(2)]],
  [`ids=${id(1)}&ids=${id(2)}`, [id(1), id(2)]],
])('reads "%s"', (query, ids) => {
  expect(read(query)).toEqual({ ids, more: false });
});

it('compares the first four rooms, and knows that there are more', () => {
  expect(read(`ids=${[1, 2, 3, 4, 5].map(id).join(',')}`)).toEqual({
    ids: [1, 2, 3, 4].map(id),
    more: true,
  });
});
