import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '@roommate/server/env';
import type { z } from 'zod';

/** Parses JSON. @throws ConfigurationError that names the file and the problems */
export function parseJson<S extends z.ZodType>(file: string, text: string, schema: S): z.infer<S> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ConfigurationError(`${file} is not JSON.`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${file}, ${path.join('.')}: ${message}`);
  throw new ConfigurationError(problems.join('\n'));
}

/** Reads a JSON file. @throws ConfigurationError that names the file and the problems */
export async function readJson<S extends z.ZodType>(file: string, schema: S): Promise<z.infer<S>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ConfigurationError(`${file} is missing.`);
  return parseJson(file, text, schema);
}
