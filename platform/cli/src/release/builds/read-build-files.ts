import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { readTree } from '@roommate/release-store';
import type { z } from 'zod';

/**
 * JSON of a workspace or of its build.
 * @throws ConfigurationError that names the file and what is wrong in it
 */
export function parseJson<S extends z.ZodType>(file: string, text: string, schema: S): z.infer<S> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ConfigurationError(`${file} is not JSON.`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, message }) => `${file}, ${path.join('.')}: ${message}`);
  throw new ConfigurationError(sentences.join('\n'));
}

export async function readJson<S extends z.ZodType>(file: string, schema: S): Promise<z.infer<S>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ConfigurationError(`${file} is missing.`);
  return parseJson(file, text, schema);
}

/** The files of a build, and a reader of the reports among them, which are taken out: they are for tools only. */
export async function readBuildFiles(dist: string) {
  const files = await readTree(dist).catch(() => undefined);
  if (files === undefined || files.size === 0) {
    throw new ConfigurationError(`There is no build in ${dist}: it must be built first.`);
  }
  const takeReport = <S extends z.ZodType>(name: string, schema: S): z.infer<S> | undefined => {
    const text = files.get(name);
    files.delete(name);
    return text === undefined ? undefined : parseJson(join(dist, name), text.toString(), schema);
  };
  return { files, takeReport };
}
