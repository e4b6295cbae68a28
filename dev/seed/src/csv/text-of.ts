import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ConfigurationError } from '@roommate/server/env';

const NEW_LINE = 0x0a;
const MAX_LINE_BYTES = 1024 * 1024;

/** Refuses a file in one sentence that names it and, where there is one, the line. */
export const refused = (file: string, reason: string): ConfigurationError =>
  new ConfigurationError(`${file} cannot be loaded: ${reason}`);

/**
 * The size of a file in bytes.
 * @throws ConfigurationError when there is none, or what has the name is no file
 */
export async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw refused(file, `there is no such file that can be read (${error.code}).`);
  });
  if (!found.isFile()) throw refused(file, 'it is no file.');
  if (found.size === 0) throw refused(file, 'it is empty.');
  return found.size;
}

/**
 * The bytes of a file, whole lines at a time.
 * @throws ConfigurationError at the first line that is no text
 */
export async function* textOf(file: string): AsyncGenerator<Buffer> {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(NEW_LINE) + 1;
    const lines = bytes.subarray(0, end);
    rest = bytes.subarray(end);
    line = assertText(file, lines, line);
    if (rest.length > MAX_LINE_BYTES) throw refused(file, `line ${line} is longer than any row can be.`);
    if (lines.length > 0) yield lines;
  }
  assertText(file, rest, line);
  yield rest;
}

/** Returns the number of the line that follows; `first` is that of the first one. */
function assertText(file: string, bytes: Buffer, first: number): number {
  let line = first;
  for (let start = 0; start < bytes.length; line += 1) {
    const newLine = bytes.indexOf(NEW_LINE, start);
    const end = newLine < 0 ? bytes.length : newLine + 1;
    const text = bytes.subarray(start, end);
    if (text.includes(0) || !isUtf8(text)) {
      throw refused(file, `line ${line} is no text in UTF-8, as a CSV must be.`);
    }
    start = end;
  }
  return line;
}
