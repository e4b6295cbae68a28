import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@roommate/server/env';
import type { Part } from './part.ts';
import { PartLog } from './part-log.ts';

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

const readyTimeoutMs = 90_000;
const pollMs = 60;
/** How long a part may take to finish its work after SIGTERM. */
const stopTimeoutMs = 15_000;
/** How long the last words of a part may take: a process that it has left behind may hold its output open. */
const outputTimeoutMs = 1_000;

/** A part that did not start or did not stay; the message tells which and what it said last. */
export class PartFailed extends Error {
  override readonly name = 'PartFailed';
}

interface Running {
  part: Part;
  child: ChildProcess;
  log: PartLog;
  ended: Promise<void>;
  /** Whether it was told to end. */
  expected: boolean;
}

/** Resolves when the process has ended and what it said has come. */
async function endOf(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  await once(child, 'exit');
  await Promise.race([closed, wait(outputTimeoutMs, undefined, { ref: false })]);
}

const hasExited = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts parts as processes of their own, notices when one ends, and stops all of them in the reverse order. */
export class Supervisor {
  readonly #running: Running[] = [];
  readonly #logFolder: string;
  readonly #stopping = new AbortController();
  #fail: (error: PartFailed) => void = () => undefined;
  /** Rejects with PartFailed when a part ends by itself; never resolves. */
  readonly failure = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor(logFolder: string) {
    this.#logFolder = logFolder;
    // Whoever awaits a start hears of it there; without a listener of its own Node would end the process at once.
    this.failure.catch(() => undefined);
  }

  /** Aborts when the parts are told to stop: nothing new is to begin then. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /**
   * Resolves once the part is ready.
   * @throws PartFailed when it ends before or takes too long, AbortError when all parts are told to stop
   */
  async start(part: Part): Promise<void> {
    this.stopping.throwIfAborted();
    const log = new PartLog(this.#logFolder, part);
    const child = spawn(process.execPath, ['--import', exitWithParent, ...part.args], {
      cwd: part.cwd ?? repositoryRoot,
      env: part.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C reaches this process only, which then stops the parts in order.
      detached: true,
    });
    log.follow(child);
    const running: Running = { part, child, log, ended: endOf(child), expected: false };
    this.#running.push(running);
    void running.ended.then(() => {
      if (running.expected || this.stopping.aborted) return;
      const failed = this.#ended(running);
      if (part.mayEnd) console.error(failed.message);
      else this.#fail(failed);
    });
    await Promise.race([this.#untilReady(running), this.failure]);
  }

  async #untilReady(running: Running): Promise<void> {
    const { part, log } = running;
    const deadline = Date.now() + readyTimeoutMs;
    while (!(await part.isReady())) {
      if (hasExited(running)) return running.ended;
      this.stopping.throwIfAborted();
      if (Date.now() > deadline) {
        throw new PartFailed(
          `The ${part.name} did not get ready in ${readyTimeoutMs / 1000} s.\n${log.tail()}`,
        );
      }
      await wait(pollMs);
    }
  }

  #ended({ part, child, log }: Running): PartFailed {
    const how = child.signalCode ?? `exit code ${child.exitCode}`;
    return new PartFailed(`The ${part.name} stopped by itself (${how}).\n${log.tail()}`);
  }

  /** Starts a part anew; one that does not start again is told of and may be restarted once more. */
  async restart(part: Part): Promise<void> {
    const running = this.#running.find((candidate) => candidate.part === part);
    if (running) {
      running.expected = true;
      await this.#end(running);
      this.#running.splice(this.#running.indexOf(running), 1);
    }
    await this.start(part);
  }

  /** Stops every part, the last started first; each finishes what it is doing. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const running of this.#running.toReversed()) await this.#end(running);
  }

  async #end(running: Running): Promise<void> {
    const { child, ended, log } = running;
    if (!hasExited(running)) child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(kill);
    await log.close();
  }
}
