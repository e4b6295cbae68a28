import { join } from 'node:path';
import { readTree, StoreError } from '@roommate/release-store';
import { ConfigurationError } from '@roommate/server/env';
import type { z } from 'zod';
import { parseJson } from '../../read-json.ts';
import { buildReportSchema } from './build-report.ts';
import { withCompressed } from './compress.ts';
import { pageChunksSchema } from './page-chunks.ts';
import { sizesOf } from './sizes.ts';
import { takeServerEntry } from './take-server-entry.ts';

/**
 * Reads the files of a build. `takeReport` parses a report and removes it from the files: reports are not published.
 * `declared` is the data of the server entry. `content` is what the release has, when all reports are taken.
 */
export async function readBuildFiles(dist: string) {
  const files = await readTree(dist).catch((error: unknown) => {
    if (error instanceof StoreError) throw error;
    return undefined;
  });
  if (files === undefined || files.size === 0) {
    throw new ConfigurationError(`${dist} contains no build: build the workspace first.`);
  }
  const takeReport = <S extends z.ZodType>(name: string, schema: S): z.infer<S> | undefined => {
    const text = files.get(name);
    files.delete(name);
    return text === undefined ? undefined : parseJson(join(dist, name), text.toString(), schema);
  };
  const report = takeReport('build-report.json', buildReportSchema);
  const pageChunks = takeReport('page-chunks.json', pageChunksSchema) ?? {};
  const { declared, stored } = takeServerEntry(files);
  const content = async () => {
    const served = await withCompressed(files);
    return {
      files: new Map([...served, ...stored]),
      sizes: sizesOf(served),
      packages: report?.packages,
    };
  };
  return { files, takeReport, report, pageChunks, declared, content };
}
