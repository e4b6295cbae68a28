import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ConfigurationError } from '@roommate/server/env';
import { errorCode } from '@roommate/server/errors';

const NEW_LINE = 0x0a;
const MAX_LINE_BYTES = 1024 * 1024;

/** The error for a file that cannot be loaded. */
export const refuse = (file: string, reason: string): ConfigurationError =>
  new ConfigurationError(`${file} cannot be loaded: ${reason}`);

/**
 * The size of a file in bytes.
 * @throws ConfigurationError if the file does not exist, is empty, or is not a file
 */
export async function fileSize(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw refuse(file, `the file cannot be read (${errorCode(error) ?? String(error)}).`);
  });
  if (!found.isFile()) throw refuse(file, 'it is not a file.');
  if (found.size === 0) throw refuse(file, 'it is empty.');
  return found.size;
}

/**
 * The bytes of a file in chunks of whole lines.
 * @throws ConfigurationError at the first line that is not UTF-8 text
 */
export async function* readText(file: string): AsyncGenerator<Buffer> {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(NEW_LINE) + 1;
    const lines = bytes.subarray(0, end);
    rest = bytes.subarray(end);
    line = assertText(file, lines, line);
    if (rest.length > MAX_LINE_BYTES) throw refuse(file, `line ${line} is too long for a row.`);
    if (lines.length > 0) yield lines;
  }
  assertText(file, rest, line);
  yield rest;
}

/** Checks lines from number `first` on. @returns the number of the next line */
function assertText(file: string, bytes: Buffer, first: number): number {
  let line = first;
  for (let start = 0; start < bytes.length; line += 1) {
    const newLine = bytes.indexOf(NEW_LINE, start);
    const end = newLine < 0 ? bytes.length : newLine + 1;
    const text = bytes.subarray(start, end);
    if (text.includes(0) || !isUtf8(text)) {
      throw refuse(file, `line ${line} is not text in UTF-8.`);
    }
    start = end;
  }
  return line;
}
