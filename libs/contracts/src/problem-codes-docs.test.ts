import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemCodes } from './problem-codes.ts';

const text = readFileSync(join(__dirname, '../../../docs/api-errors.md'), 'utf8');

it('docs/api-errors.md has one row for every code', () => {
  const table = /<!-- codes -->([^]*)<!-- \/codes -->/.exec(text)?.[1] ?? '';
  const rows = [...table.matchAll(/^\| +(\d+) \| `(\w+)` +\| (.*?) +\|$/gm)].map(
    ([, status, code, meaning]) => [Number(status), code, meaning],
  );
  const expected = Object.entries(problemCodes).map(([code, { status, meaning }]) => [status, code, meaning]);
  expect(rows).toEqual(expected);
});
