import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Part } from './part.ts';

const tailLines = 15;

/**
 * What a part says: in a file of its own (the file of the start before is kept beside it), and for a part that talks
 * also at the terminal.
 */
export class PartLog {
  readonly #file: WriteStream;
  readonly #part: Part;
  #last: string[] = [];

  constructor(folder: string, part: Part) {
    mkdirSync(folder, { recursive: true });
    this.#part = part;
    const file = join(folder, `${part.name.toLowerCase().replaceAll(' ', '-')}.log`);
    if (existsSync(file)) renameSync(file, `${file}.before`);
    this.#file = createWriteStream(file);
  }

  follow({ stdout, stderr }: ChildProcess): void {
    for (const stream of [stdout, stderr]) if (stream) this.#followStream(stream);
  }

  #followStream(stream: Readable): void {
    createInterface({ input: stream }).on('line', (line) => {
      // From a process that the part has left behind.
      if (this.#file.writableEnded) return;
      this.#last = [...this.#last, line].slice(-tailLines);
      this.#file.write(`${line}\n`);
      if (this.#part.talks) console.log(`${this.#part.name} | ${line}`);
    });
  }

  /** The last lines, for the message that the part failed. */
  tail(): string {
    return this.#last.map((line) => `  ${line}`).join('\n');
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#file.end(resolve);
    });
  }
}
