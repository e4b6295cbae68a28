import { destination, levels } from 'pino';

/** Maximum time that a line waits. A killed process loses at most the lines of this time. */
const FLUSH_MS = 250;
/** In bytes, about 25 lines of requests. */
const BUFFER_SIZE = 4096;

/** Asks pino to set `lastLevel` before each line: https://getpino.io/#/docs/api?id=pino-metadata */
const METADATA = Symbol.for('pino.metadata');
const WARNING = levels.values.warn ?? 0;

/**
 * Collects log lines and writes them together, because a write per request costs a tenth of a short request. Warnings and
 * errors are written immediately, with the lines before them. The end of the process, also by an uncaught error, writes the
 * rest: docs/decisions/0300-collected-writes.md.
 * @param file descriptor
 */
export function bufferedOutput(file: number) {
  const output = destination({ dest: file, sync: true, minLength: BUFFER_SIZE });
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    output.flushSync();
  };
  // Not flushSync, which also waits until a disk has the lines.
  const writeCollected = (): void => {
    timer = undefined;
    output.flush();
  };
  process.once('exit', flush);
  return {
    [METADATA]: true,
    lastLevel: 0,
    write(line: string): void {
      output.write(line);
      if (this.lastLevel >= WARNING) flush();
      else timer ??= setTimeout(writeCollected, FLUSH_MS).unref();
    },
  };
}
