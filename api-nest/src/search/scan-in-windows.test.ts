import { scanInWindows, type Source } from './scan-in-windows.ts';

/** A listing with the field that the index is sorted by, and an id. */
interface Row {
  value: number;
  id: number;
}

const byValue = (a: Row, b: Row): number => a.value - b.value || a.id - b.id;

/** @param isLeft which rows the conditions leave */
function sourceOf(rows: readonly Row[], isLeft: (row: Row) => boolean) {
  const sorted = rows.toSorted(byValue);
  const sent = { queries: 0, keys: 0 };
  const between = (from: Row | undefined, to: Row | undefined) =>
    sorted.filter((row) => (!from || byValue(row, from) > 0) && (!to || byValue(row, to) <= 0));
  const source: Source<Row, Row> = {
    edgeAfter: (from, size) => {
      sent.queries += 1;
      const keys = between(from, undefined).slice(0, size);
      sent.keys += keys.length;
      return Promise.resolve({ edge: keys[size - 1], keys: keys.length });
    },
    read: (from, to, limit) => {
      sent.queries += 1;
      return Promise.resolve(between(from, to).filter(isLeft).slice(0, limit));
    },
  };
  return { source, sent };
}

const rowsOf = (length: number, valueOf: (n: number) => number, firstId = 0) =>
  Array.from({ length }, (_, n): Row => ({ value: valueOf(n), id: firstId + n }));

interface Options {
  limit?: number;
  maxKeys?: number;
  after?: Row;
}

async function scan(
  parts: readonly Row[][],
  isLeft: (row: Row) => boolean,
  { limit = 25, maxKeys = 10_000, after }: Options = {},
) {
  const sources = parts.map((rows) => sourceOf(rows, isLeft));
  const found = await scanInWindows<Row, Row>(
    sources.map(({ source }) => source),
    { limit, maxKeys, after, edgeOf: (row) => row, compare: byValue },
  );
  const sum = (name: 'queries' | 'keys') => sources.reduce((total, { sent }) => total + sent[name], 0);
  return { ...found, rows: found.rows.toSorted(byValue), queries: sum('queries'), keys: sum('keys') };
}

/** The whole order, read scan by scan. */
async function allOf(parts: readonly Row[][], isLeft: (row: Row) => boolean, options: Options) {
  const all: Row[] = [];
  const { limit = 25 } = options;
  for (let after: Row | undefined; ;) {
    const { rows, stop, keys } = await scan(parts, isLeft, { ...options, ...(after && { after }) });
    expect(keys).toBeLessThanOrEqual(options.maxKeys ?? 0);
    all.push(...rows.slice(0, limit));
    after = stop ?? (rows.length >= limit ? rows[limit - 1] : undefined);
    if (!after) return all;
  }
}

const none = () => false;
const skewed = [
  rowsOf(900, (n) => n * 3),
  ...Array.from({ length: 12 }, (_, part) => rowsOf(5, (n) => n * 500 + part, 1000 + part * 5)),
];

it('reads one step when half of the rows are left', async () => {
  const { rows, queries, stop } = await scan([rowsOf(5000, (n) => n)], ({ id }) => id % 2 === 0);
  expect(rows).toHaveLength(25);
  expect([queries, stop]).toEqual([2, undefined]);
});

it('knows all rows of a source with fewer keys than it may read', async () => {
  const { rows, stop } = await scan([rowsOf(9999, (n) => n)], ({ id }) => id === 9998);
  expect([rows.length, stop]).toEqual([1, undefined]);
});

it('stops where it has read as many keys as it may', async () => {
  const { rows, stop, keys, examined } = await scan([rowsOf(20_000, (n) => n)], none);
  expect([rows, stop?.id, keys, examined]).toEqual([[], 9999, 10_000, 10_000]);
});

it('reads skewed sources step by step without a gap', async () => {
  const isLeft = ({ id }: Row) => id % 7 === 0;
  const expected = skewed.flat().filter(isLeft).sort(byValue);
  expect(await allOf(skewed, isLeft, { maxKeys: 130 })).toEqual(expected);
  expect(await allOf(skewed, isLeft, { maxKeys: 130, limit: 3 })).toEqual(expected);
});

it('knows all rows of skewed sources with fewer keys than it may read', async () => {
  const { stop, examined } = await scan(skewed, none, { maxKeys: 961 });
  expect([stop, examined]).toEqual([undefined, 960]);
});

it('keeps its place among equal values', async () => {
  const equal = [rowsOf(300, () => 5), rowsOf(300, (n) => (n < 150 ? 5 : 6), 1000)];
  const isLeft = ({ id }: Row) => id % 40 === 1;
  const expected = equal.flat().filter(isLeft).sort(byValue);
  expect(await allOf(equal, isLeft, { maxKeys: 20 })).toEqual(expected);
});

it('waits for a source that lags behind one with enough rows', async () => {
  const full = rowsOf(1000, (n) => 1000 + n);
  const lagging = rowsOf(1000, (n) => n, 5000);
  const isLeft = ({ id }: Row) => id < 5000 || id === 5950;
  const { rows, stop } = await scan([full, lagging], isLeft);
  expect(stop).toBeUndefined();
  expect(rows[0]).toEqual({ value: 950, id: 5950 });
  const early = await scan([full, lagging], isLeft, { maxKeys: 600 });
  expect(early.rows).toEqual([]);
  expect(early.stop).toEqual({ value: 499, id: 5499 });
});

it('sends a limited number of queries for many sources that leave nothing', async () => {
  const many = Array.from({ length: 13 }, (_, part) => rowsOf(2000, (n) => n * 13 + part, part * 2000));
  for (const limit of [26, 1001]) {
    const { queries, keys } = await scan(many, none, { limit });
    expect(queries).toBeLessThanOrEqual(60);
    expect(keys).toBeLessThanOrEqual(10_000);
  }
});
