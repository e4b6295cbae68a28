import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@roommate/env';
import type { Part } from './part.ts';
import { PartLog } from './part-log.ts';

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

const readyTimeoutMs = 90_000;
const pollMs = 60;
/** How long a part may take to finish its work after SIGTERM. */
const stopTimeoutMs = 15_000;

/** A part that did not start or did not stay; the message tells which and what it said last. */
export class PartFailed extends Error {
  override readonly name = 'PartFailed';
}

interface Running {
  part: Part;
  child: ChildProcess;
  log: PartLog;
  exited: Promise<unknown>;
}

const hasExited = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts parts as processes of their own, notices when one ends, and stops all of them in the reverse order. */
export class Supervisor {
  readonly #running: Running[] = [];
  readonly #logFolder: string;
  #stopping = false;
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

  /** Resolves once the part is ready. @throws PartFailed when it ends before, or takes too long */
  async start(part: Part): Promise<void> {
    if (this.#stopping) return;
    const log = new PartLog(this.#logFolder, part);
    const child = spawn(process.execPath, ['--import', exitWithParent, ...part.args], {
      cwd: repositoryRoot,
      env: part.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C reaches this process only, which then stops the parts in order.
      detached: true,
    });
    log.follow(child);
    const running: Running = { part, child, log, exited: once(child, 'exit') };
    this.#running.push(running);
    void running.exited.then(() => {
      if (!this.#stopping) this.#fail(this.#ended(running));
    });
    await Promise.race([this.#untilReady(running), this.failure]);
  }

  async #untilReady(running: Running): Promise<void> {
    const { part, log } = running;
    const deadline = Date.now() + readyTimeoutMs;
    while (!(await part.isReady())) {
      if (hasExited(running) || this.#stopping) return;
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

  /** Stops every part, the last started first; each finishes what it is doing. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const running of this.#running.toReversed()) {
      if (!hasExited(running)) {
        running.child.kill('SIGTERM');
        const giveUp = new AbortController();
        await Promise.race([running.exited, wait(stopTimeoutMs, undefined, { signal: giveUp.signal })]).catch(
          () => undefined,
        );
        giveUp.abort();
      }
      if (!hasExited(running)) running.child.kill('SIGKILL');
      await running.log.close();
    }
  }
}
