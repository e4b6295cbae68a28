import { posix } from 'node:path';
import type { Sizes } from '@roommate/release-registry';
import type { Build } from '../builds/build.ts';
import { sizesOf } from '../builds/sizes.ts';
import type { Check } from './check.ts';
import { scriptsOfPages } from './scripts-of-pages.ts';

const kinds: (keyof Sizes)[] = ['scripts', 'styles', 'other'];

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The scripts of each public page must not exceed the budget of a page. */
function checkPages(build: Build, limit: number): Check {
  const { name, files } = build;
  const sizeOf = (file: string): number => (files.get(`${file}.br`) ?? files.get(file))?.byteLength ?? 0;
  const pages = scriptsOfPages(build).map(({ page, scripts }) => ({
    page,
    bytes: scripts.reduce((sum, script) => sum + sizeOf(script), 0),
  }));
  const most = Math.max(0, ...pages.map(({ bytes }) => bytes));
  return {
    title: `scripts of a page ${inKilobytes(most)} of ${limit} KB`,
    failures: pages
      .filter(({ bytes }) => bytes > limit * 1000)
      .map(
        ({ page, bytes }) =>
          `${name}: ${page} needs ${inKilobytes(bytes)} KB of scripts (brotli), the budget of a page is ${limit} KB.`,
      ),
  };
}

/** The sizes of the files that count in the limit `optional`, and in no other. */
const optionalSizes = ({ files, budget }: Pick<Build, 'files' | 'budget'>): Sizes =>
  sizesOf(
    new Map(
      [...files].filter(([path]) =>
        budget.optional?.files.some((name) => posix.basename(path).startsWith(`${name}.`)),
      ),
    ),
  );

/** The used bytes and the limit in kilobytes of each kind. */
function usage(build: Build): { kind: string; bytes: number; limit: number }[] {
  const { sizes, budget } = build;
  const optional = optionalSizes(build);
  const always = kinds.map((kind) => ({
    kind,
    bytes: sizes[kind].brotliBytes - optional[kind].brotliBytes,
    limit: budget[kind],
  }));
  if (!budget.optional) return always;
  const bytes = kinds.reduce((sum, kind) => sum + optional[kind].brotliBytes, 0);
  return [...always, { kind: 'optional files', bytes, limit: budget.optional.kilobytes }];
}

/** The compressed size of a release must not exceed the budget in remote.json (shell.json for the shell). */
export function checkBudget(build: Build): Check {
  const { name, budget } = build;
  const all = usage(build);
  const used = all.map(({ kind, bytes, limit }) => `${kind} ${inKilobytes(bytes)} of ${limit} KB`);
  const pages = budget.page === undefined ? undefined : checkPages(build, budget.page);
  return {
    title: `size budget: ${[...used, ...(pages ? [pages.title] : [])].join(', ')} (brotli)`,
    failures: [
      ...all
        .filter(({ bytes, limit }) => bytes > limit * 1000)
        .map(
          ({ kind, bytes, limit }) =>
            `${name}: its ${kind} have ${inKilobytes(bytes)} KB (brotli), the budget is ${limit} KB.`,
        ),
      ...(pages?.failures ?? []),
    ],
  };
}
