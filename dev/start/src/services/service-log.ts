import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Service } from './service.ts';

const TAIL_LINES = 15;

/**
 * Writes the output of a service to its own file and keeps the file of the previous start. With `showsOutput` the output
 * also goes to the terminal.
 */
export class ServiceLog {
  readonly #file: WriteStream;
  readonly #service: Service;
  #last: string[] = [];

  constructor(folder: string, service: Service) {
    mkdirSync(folder, { recursive: true });
    this.#service = service;
    const file = join(folder, `${service.name.toLowerCase().replaceAll(' ', '-')}.log`);
    if (existsSync(file)) renameSync(file, `${file}.before`);
    this.#file = createWriteStream(file);
  }

  follow({ stdout, stderr }: ChildProcess): void {
    for (const stream of [stdout, stderr]) if (stream) this.#followStream(stream);
  }

  #followStream(stream: Readable): void {
    createInterface({ input: stream }).on('line', (line) => {
      // A process that the service left behind may still write.
      if (this.#file.writableEnded) return;
      this.#last = [...this.#last, line].slice(-TAIL_LINES);
      this.#file.write(`${line}\n`);
      if (this.#service.showsOutput) console.log(`${this.#service.name} | ${line}`);
    });
  }

  /** The last lines, for the error message. */
  tail(): string {
    return this.#last.map((line) => `  ${line}`).join('\n');
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#file.end(resolve);
    });
  }
}
