import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@roommate/server/env';
import type { Service } from './service.ts';
import { ServiceLog } from './service-log.ts';

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

const READY_TIMEOUT_MS = 90_000;
const POLL_MS = 60;
/** How long a service may take to finish its work after SIGTERM. */
const STOP_TIMEOUT_MS = 15_000;
/** How long to wait for the last output of a service. A process that it left behind may keep the stream open. */
const OUTPUT_TIMEOUT_MS = 1_000;

/** A service that did not start or that ended unexpectedly; the message has its name and its last output. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

interface Running {
  service: Service;
  child: ChildProcess;
  log: ServiceLog;
  ended: Promise<void>;
  /** Whether the supervisor ended it. */
  expected: boolean;
}

/** Resolves when the process has ended and its output has arrived. */
async function endOf(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  await once(child, 'exit');
  await Promise.race([closed, wait(OUTPUT_TIMEOUT_MS, undefined, { ref: false })]);
}

const hasExited = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts services as separate processes, notices when one ends, and stops all in reverse order:
 * docs/decisions/0032-services-are-processes.md.
 */
export class Supervisor {
  readonly #running: Running[] = [];
  readonly #logFolder: string;
  readonly #stopping = new AbortController();
  #fail: (error: ServiceError) => void = () => undefined;
  /** Rejects with ServiceError when a service ends unexpectedly; never resolves. */
  readonly failure = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor(logFolder: string) {
    this.#logFolder = logFolder;
    // start() reports the failure; without a listener here Node would end the process immediately.
    this.failure.catch(() => undefined);
  }

  /** Aborts when the services stop: then nothing new may start. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /**
   * Resolves once the service is ready.
   * @throws ServiceError if it ends before or takes too long, AbortError if all services stop
   */
  async start(service: Service): Promise<void> {
    this.stopping.throwIfAborted();
    const log = new ServiceLog(this.#logFolder, service);
    const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...service.args], {
      cwd: service.cwd ?? repositoryRoot,
      env: service.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C reaches this process only, which then stops the services in order.
      detached: true,
    });
    log.follow(child);
    const running: Running = { service, child, log, ended: endOf(child), expected: false };
    this.#running.push(running);
    void running.ended.then(() => {
      if (running.expected || this.stopping.aborted) return;
      const failed = this.#ended(running);
      if (service.mayEnd) console.error(failed.message);
      else this.#fail(failed);
    });
    await Promise.race([this.#untilReady(running), this.failure]);
  }

  async #untilReady(running: Running): Promise<void> {
    const { service, log } = running;
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await service.isReady())) {
      if (hasExited(running)) return running.ended;
      this.stopping.throwIfAborted();
      if (Date.now() > deadline) {
        throw new ServiceError(
          `The ${service.name} was not ready after ${READY_TIMEOUT_MS / 1000} s.\n${log.tail()}`,
        );
      }
      await wait(POLL_MS);
    }
  }

  #ended({ service, child, log }: Running): ServiceError {
    const how = child.signalCode ?? `exit code ${child.exitCode}`;
    return new ServiceError(`The ${service.name} stopped unexpectedly (${how}).\n${log.tail()}`);
  }

  /** Restarts a service. After a failed restart it may be restarted again. */
  async restart(service: Service): Promise<void> {
    const running = this.#running.find((candidate) => candidate.service === service);
    if (running) {
      running.expected = true;
      await this.#end(running);
      this.#running.splice(this.#running.indexOf(running), 1);
    }
    await this.start(service);
  }

  /** Stops every service, the last started first. Each may finish its current work. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const running of this.#running.toReversed()) await this.#end(running);
  }

  async #end(running: Running): Promise<void> {
    const { child, ended, log } = running;
    if (!hasExited(running)) child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(kill);
    await log.close();
  }
}
