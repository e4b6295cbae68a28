import { z } from 'zod';

/** The files of the imports together, in their order. @returns undefined if the report has none of the imports */
export function filesOfPage(
  report: z.infer<typeof pageChunksSchema>,
  page: string | readonly string[],
): { scripts: string[]; styles: string[] } | undefined {
  const found = [page].flat().flatMap((specifier) => report[specifier] ?? []);
  if (found.length === 0) return undefined;
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  };
}

/** libs/build's report on the files of each lazily imported page, by import specifier. */
export const pageChunksSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);
