import { isDeepStrictEqual } from 'node:util';
import { type Script, scriptOf } from './script-of.ts';
import { foundIn, tableRows } from './table-rows.ts';

/** A query of the table, how it is written, and whether its places and filters are the expected ones. */
interface ReportedQuery {
  query: string;
  script: Script;
  isUnderstood: boolean;
}

const reported = (): ReportedQuery[] =>
  tableRows.map(({ query, expected }) => ({
    query,
    script: scriptOf(query, expected.rest),
    isUnderstood: isDeepStrictEqual(foundIn(query), expected),
  }));

/** How many queries of the table are understood, by script, and those that are not. One line each. */
export function queryReport(): string[] {
  const all = reported();
  const line = (name: string, rows: readonly ReportedQuery[]) =>
    `${name}: ${rows.filter(({ isUnderstood }) => isUnderstood).length} of ${rows.length} queries understood`;
  const scripts: Script[] = ['English', 'Bangla', 'Banglish'];
  return [
    line('All', all),
    ...scripts.map((script) =>
      line(
        script,
        all.filter((row) => row.script === script),
      ),
    ),
    ...all.filter(({ isUnderstood }) => !isUnderstood).map(({ query }) => `Not understood: ${query}`),
  ];
}
