import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const files = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** In the layout of the formatter, the end of the query starts its line. */
const whereAPointerHovers = /^@media[^{]*\(hover: hover\)[^{]*\{[^]*?^\}/gm;

/** The selectors outside of that query. */
const selectorLists = (css: string): string[][] =>
  (css.replace(whereAPointerHovers, '').match(/^ *[^\s@}/][^{}]*(?= \{)/gm) ?? []).map((list) =>
    list.trim().split(/,\s*/),
  );

/** `a, a:hover` keeps the look of `a`: it takes back another effect. */
const hasEffect = (list: string[]): boolean =>
  list.some((selector) => selector.includes(':hover') && !list.includes(selector.replace(':hover', '')));

it.each(files)('%s has effects of hovering only where a pointer hovers', (file) => {
  expect(selectorLists(readFileSync(join(root, file), 'utf8')).filter(hasEffect)).toEqual([]);
});
