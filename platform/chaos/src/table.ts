import type { Result } from './run-row.ts';

const layoutOf = ({ layout }: Result): string => {
  if (layout === undefined) return '–';
  return layout.healthyMs === undefined
    ? `${layout.ms} ms`
    : `${layout.ms} ms (without the fault ${layout.healthyMs} ms)`;
};

const columns = [
  { title: 'remote', of: ({ remote }: Result) => remote },
  { title: 'fault', of: ({ fault }: Result) => fault },
  { title: 'layout', of: layoutOf },
  { title: 'error page', of: ({ heading }: Result) => heading },
  { title: 'report', of: ({ report }: Result) => report },
  { title: '', of: ({ failure }: Result) => (failure === '' ? 'ok' : `FAILED ${failure}`) },
];

/** The results as text with aligned columns. */
export function asTable(results: readonly Result[]): string {
  const rows = [
    columns.map(({ title }) => title),
    ...results.map((result) => columns.map(({ of }) => of(result))),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
