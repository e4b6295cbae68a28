import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { MessageReader, PIPE, sendMessage } from './message-pipe.ts';
import { workerMessageSchema, type RenderJob, type WorkerMessage, type WorkerSetup } from './messages.ts';
import { startProcess } from './start-process.ts';

const MAX_CLOSE_MS = 1000;
/**
 * The characters to keep of what a process writes while it starts. The cause is at the end. If V8 aborts, about 1,600
 * characters of a stack follow it.
 */
const MAX_OUTPUT = 4000;

interface Events {
  spawn: [];
  message: [message: WorkerMessage];
}

/**
 * A process that renders pages, and what it sends. It keeps neither the site nor, once the site has ended, itself alive. If it
 * sends anything but messages, or closes its pipe, it ends.
 */
export class RenderProcess extends EventEmitter<Events> {
  /** Why the process has ended, or could not start. */
  readonly ended: Promise<string>;
  readonly #process: ChildProcess;
  readonly #pipe: Socket | undefined;
  readonly #errors: Socket | undefined;
  /** Undefined once it is ready: a page could write personal data. */
  #output: string | undefined = '';
  #damage: string | undefined;

  constructor(setup: WorkerSetup) {
    super();
    this.#process = startProcess(setup);
    // Without a free descriptor there are no streams, and the process has an error.
    const streams = this.#process.stdio as ChildProcess['stdio'] | undefined;
    this.#pipe = streams?.[PIPE] as Socket | undefined;
    this.#errors = streams?.[2] as Socket | undefined;
    this.#process.unref();
    this.#pipe?.unref();
    this.#errors?.unref();
    this.#process.once('spawn', () => this.emit('spawn'));
    this.ended = this.#end();
    this.#readErrors();
    this.#receive();
  }

  /** Undefined for a process that could not start. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** What it has written before it was ready. */
  get output(): string {
    return this.#output?.trim() ?? '';
  }

  send(job: RenderJob): void {
    if (this.#pipe) sendMessage(this.#pipe, job);
  }

  kill(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  #end(): Promise<string> {
    return new Promise((resolve) => {
      this.#process.on('error', (error) => resolve(error.message));
      this.#process.once('exit', (code, signal) => {
        const cause = signal ? `signal ${signal}` : `exit code ${code}`;
        const end = (): void => {
          clearTimeout(timer);
          this.#errors?.destroy();
          this.#pipe?.destroy();
          resolve(this.#damage ?? `It ended with ${cause}.\n${this.output}`.trim());
        };
        // Its last messages and lines come first. A process that the release has started can keep the pipes open.
        this.#process.once('close', end);
        const timer = setTimeout(end, MAX_CLOSE_MS).unref();
      });
    });
  }

  /** It also reads what nobody needs: a process waits while its pipe is full. */
  #readErrors(): void {
    this.#errors?.setEncoding('utf8').on('data', (text: string) => {
      if (this.#output !== undefined) this.#output = (this.#output + text).slice(-MAX_OUTPUT);
    });
  }

  #receive(): void {
    const reader = new MessageReader();
    // The end of the process reports this. Without its pipe, a process gets no jobs.
    this.#pipe?.on('error', () => undefined).once('close', () => this.kill('SIGKILL'));
    this.#pipe?.on('data', (part: Buffer) => {
      const messages = this.#messagesIn(reader.read(part));
      for (const message of messages) {
        if (message.type === 'ready') this.#output = undefined;
        this.emit('message', message);
      }
    });
  }

  /** The messages before the damage count. */
  #messagesIn(values: Iterable<unknown>): WorkerMessage[] {
    const messages: WorkerMessage[] = [];
    try {
      for (const value of values) messages.push(workerMessageSchema.parse(value));
    } catch (error) {
      this.#damage = `It sent something that is not a message (${(error as Error).name}).`;
      this.#pipe?.destroy();
    }
    return messages;
  }
}
