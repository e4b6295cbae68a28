import type { Result } from './run-row.ts';

const layoutOf = ({ layout }: Result): string => {
  if (layout === undefined) return '–';
  return layout.soundMs === undefined
    ? `${layout.ms} ms`
    : `${layout.ms} ms (without the fault ${layout.soundMs} ms)`;
};

const columns = [
  { title: 'remote', of: ({ remote }: Result) => remote },
  { title: 'fault', of: ({ fault }: Result) => fault },
  { title: 'layout', of: layoutOf },
  { title: 'the page says', of: ({ says }: Result) => says },
  { title: 'reported as', of: ({ reported }: Result) => reported },
  { title: '', of: ({ wrong }: Result) => (wrong === '' ? 'ok' : `FAILED ${wrong}`) },
];

/** The results as lines of equally wide columns. */
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
