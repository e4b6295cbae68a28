import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { MessageReader, PIPE, sendMessage } from './message-pipe.ts';
import { workerMessageSchema, type RenderOrder, type WorkerMessage, type WorkerSetup } from './messages.ts';
import { startProcess } from './start-process.ts';

const MAX_CLOSE_MS = 1000;

interface Events {
  spawn: [];
  message: [message: WorkerMessage];
}

/**
 * A process that renders pages, and what it sends. It keeps neither the site nor, once the site has ended, itself alive. If it
 * sends anything but messages, it ends.
 */
export class RenderProcess extends EventEmitter<Events> {
  /** Why the process has ended, or could not start. */
  readonly ended: Promise<string>;
  readonly #process: ChildProcess;
  readonly #pipe: Socket | undefined;
  #damage: string | undefined;

  constructor(setup: WorkerSetup) {
    super();
    this.#process = startProcess(setup);
    // Without a free descriptor there are no streams, and the process has an error.
    const streams = this.#process.stdio as ChildProcess['stdio'] | undefined;
    this.#pipe = streams?.[PIPE] as Socket | undefined;
    this.#process.unref();
    this.#pipe?.unref();
    this.#process.once('spawn', () => this.emit('spawn'));
    this.ended = this.#end();
    this.#receive();
  }

  /** Undefined for a process that could not start. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  send(order: RenderOrder): void {
    if (this.#pipe) sendMessage(this.#pipe, order);
  }

  kill(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  #end(): Promise<string> {
    return new Promise((resolve) => {
      this.#process.on('error', (error) => resolve(error.message));
      this.#process.once('exit', (code, signal) => {
        const end = (): void => resolve(this.#damage ?? `It ended: ${signal ?? code}.`);
        // Its last messages come first. A process that the release has started can keep the pipe open.
        this.#process.once('close', end);
        setTimeout(end, MAX_CLOSE_MS).unref();
      });
    });
  }

  #receive(): void {
    const reader = new MessageReader();
    // The end of the process reports this.
    this.#pipe?.on('error', () => undefined);
    this.#pipe?.on('data', (part: Buffer) => {
      const messages = this.#messagesIn(reader.read(part));
      for (const message of messages) this.emit('message', message);
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
      this.kill('SIGKILL');
    }
    return messages;
  }
}
