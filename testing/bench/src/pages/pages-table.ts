import { median } from '../median.ts';
import type { Limits } from './pages.ts';
import type { Visit } from './visit.ts';

/** The visits of a page, with the build of this tree and with an earlier one. */
export interface Measured {
  name: string;
  limits: Limits;
  now: Visit[];
  before: Visit[];
}

interface Column {
  title: string;
  of: (visit: Visit) => number;
  limit?: keyof Limits;
  digits?: number;
}

const columns: readonly Column[] = [
  { title: 'LCP ms', of: ({ largestPaint }) => largestPaint, limit: 'largestPaint' },
  { title: 'first ms', of: ({ firstContent }) => firstContent, limit: 'firstContent' },
  { title: 'TBT ms', of: ({ blocked }) => blocked, limit: 'blocked' },
  { title: 'KB', of: ({ kilobytes }) => kilobytes, limit: 'kilobytes' },
  { title: 'scripts KB', of: ({ scriptKilobytes }) => scriptKilobytes },
  { title: 'requests', of: ({ requests }) => requests, limit: 'requests' },
  { title: 'long tasks', of: ({ longTasks }) => longTasks },
  { title: 'CLS', of: ({ shift }) => shift, digits: 3 },
];

const WIDTH = 12;
const cell = (value: number | undefined, digits = 0): string =>
  (value === undefined ? '' : value.toFixed(digits)).padStart(WIDTH);

function lines({ name, limits, now, before }: Measured, width: number): string[] {
  const row = (label: string, value: (column: Column) => number | undefined): string =>
    label.padEnd(width) + columns.map((column) => cell(value(column), column.digits)).join('');
  const medianOf =
    (visits: Visit[]) =>
    ({ of }: Column): number =>
      median(visits.map(of));
  return [
    row(name, medianOf(now)),
    ...(before.length > 0 ? [row('  before', medianOf(before))] : []),
    row('  target', ({ limit }) => limit && limits[limit]),
  ];
}

/** The medians of all pages as text, each below the other build and the target. */
export function pagesTable(pages: readonly Measured[]): string {
  const width = Math.max(...pages.map(({ name }) => name.length)) + 1;
  const head = ''.padEnd(width) + columns.map(({ title }) => title.padStart(WIDTH)).join('');
  return [head, ...pages.flatMap((page) => lines(page, width))].join('\n');
}
