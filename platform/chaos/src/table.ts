import type { Result } from './run-row.ts';
import type { ServerResult } from './server/run-server-row.ts';
import { median, slowest } from './server/visit-times.ts';

interface Column<R> {
  title: string;
  of: (result: R) => string;
}

const layoutOf = ({ layout }: Result): string => {
  if (layout === undefined) return '–';
  return layout.healthyMs === undefined
    ? `${layout.ms} ms`
    : `${layout.ms} ms (without the fault ${layout.healthyMs} ms)`;
};

const outcomeOf = ({ failure }: { failure: string }): string => (failure === '' ? 'ok' : `FAILED ${failure}`);

const columns: Column<Result>[] = [
  { title: 'remote', of: ({ remote }) => remote },
  { title: 'fault', of: ({ fault }) => fault },
  { title: 'layout', of: layoutOf },
  { title: 'error page', of: ({ heading }) => heading },
  { title: 'report', of: ({ report }) => report },
  { title: '', of: outcomeOf },
];

/** @param ms not above 0, or not a number, for what a row has not measured */
const msOf = (ms: number): string => (ms > 0 ? `${Math.round(ms)} ms` : '–');

const serverColumns: Column<ServerResult>[] = [
  { title: 'app', of: ({ app }) => app },
  { title: 'fault on the server', of: ({ fault }) => fault },
  { title: 'usual median', of: ({ times }) => msOf(median(times.healthy)) },
  { title: 'median', of: ({ times }) => msOf(median(times.faulty)) },
  { title: 'usual slowest', of: ({ times }) => msOf(slowest(times.healthy)) },
  { title: 'slowest', of: ({ times }) => msOf(slowest(times.faulty)) },
  { title: 'after the stop', of: ({ stoppedMs }) => msOf(stoppedMs) },
  { title: '', of: outcomeOf },
];

function align<R>(columns: readonly Column<R>[], results: readonly R[]): string {
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

/** The results as text with aligned columns. */
export const asTable = (results: readonly Result[]): string => align(columns, results);

/** As `asTable`, for faults of server entries. */
export const asServerTable = (results: readonly ServerResult[]): string => align(serverColumns, results);
