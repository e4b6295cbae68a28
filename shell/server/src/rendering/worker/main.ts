import { Socket } from 'node:net';
import type { ShellServer } from '@roommate/release-registry';
import { loadServerEntry } from '@roommate/release-store/server-entry';
import { watchApiRequests, withApiRequests } from './api-requests.ts';
import { MessageReader, PIPE, sendMessage } from './message-pipe.ts';
import type { RenderFailure, RenderJob, WorkerMessage, WorkerSetup } from './messages.ts';
import { heldBytes, usedBytes } from './memory.ts';
import { partsOf } from './page-parts.ts';
import { watchThread } from './thread-watch.ts';

/** Longer than one request to the API may take (shell/src/server/services.ts). A page may send several, one after another. */
const PAGE_LIMIT_MS = 1500;
const MAX_FAILURE_CHARACTERS = 2000;
/** An error of a page may be its own cause. */
const MAX_CAUSES = 5;
/** The statuses of a gateway without its API, or of an API that starts, ends or is overloaded. */
const unreachableStatuses = new Set([502, 503, 504]);
const BAD_REQUEST = 400;
/** A process needs about 40 MB. One that has more than this gives way to a new one. */
const SPENT_BYTES = 128e6;

const pipe = new Socket({ fd: PIPE, readable: true, writable: true });
const send = (message: WorkerMessage, onSent?: () => void): void => sendMessage(pipe, message, onSent);

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It threw something that is not an error.';
  return (error.stack ?? error.name).slice(0, MAX_FAILURE_CHARACTERS);
}

process.on('uncaughtException', (error) => {
  send({ type: 'broken', text: textOf(error) }, () => process.exit(1));
});
// The site ends the process when it has sent its last pages. These signals reach both in a terminal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Also when the site has been killed.
pipe.on('error', () => undefined).once('close', () => process.exit());

const { shell, remote, apiUrl } = JSON.parse(process.argv[2] ?? '') as WorkerSetup;
const server = (await loadServerEntry(shell, { shared: {}, node: true })) as ShellServer;
watchApiRequests(apiUrl);
server.start({ apiUrl });
const entry = remote && (await loadServerEntry(remote, { shared: server.shared }));

function describe(error: unknown): RenderFailure {
  return { kind: error instanceof Error ? kindOf(error) : 'release', text: textOf(error) };
}

/** The classes of errors belong to the release, so only their names compare (libs/shell-api/src/api-error.ts). */
function kindOf(error: Error & { status?: unknown }): RenderFailure['kind'] {
  if (error instanceof BlockedError) return 'process';
  if (isLate(error)) return 'no-response';
  if (error.name === 'NetworkError') return 'unreachable';
  if (error.name !== 'ApiError') return 'release';
  if (Number(error.status) === BAD_REQUEST) return 'invalid';
  return unreachableStatuses.has(Number(error.status)) ? 'unreachable' : 'request';
}

/** Whether the shell stopped to wait for the API (shell/src/server/services.ts): for a response, or for its body. */
function isLate(error: Error): boolean {
  let reason: unknown = error;
  for (let causes = 0; causes <= MAX_CAUSES && reason instanceof Error; causes += 1) {
    if (reason.name === 'TimeoutError') return true;
    reason = reason.cause;
  }
  return false;
}

/** A page is late because the code of a page blocked the thread: of this one, or of another. */
class BlockedError extends Error {
  override readonly name = 'BlockedError';
}

/** @param isWaiting whether the page waits for the API: a slow API does not count as a broken release */
function lateError(isBlocked: boolean, isWaiting: boolean): Error {
  const text = `The page is not ready after ${PAGE_LIMIT_MS} ms.`;
  if (isBlocked) return new BlockedError(`${text} The thread was blocked.`);
  return isWaiting ? new DOMException(text, 'TimeoutError') : new Error(text);
}

/** Rejects when a page waits for something that never comes. */
const limitOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

let pages = 0;
let isFull = false;
let isMeasured = false;

/** The pages that render now hold memory, too. So only the last one shows whether the release leaks. */
function endPage(): void {
  pages -= 1;
  if (!isFull || isMeasured || pages > 0) return;
  isMeasured = true;
  send({ type: 'held', bytes: heldBytes() });
}

async function render({ id, ...job }: RenderJob, isWaiting: () => boolean): Promise<void> {
  pages += 1;
  const limit = new AbortController();
  const thread = watchThread();
  const end = (): void => limit.abort(lateError(thread.hasDelayed(PAGE_LIMIT_MS), isWaiting()));
  const timer = setTimeout(end, PAGE_LIMIT_MS);
  try {
    const { signal } = limit;
    const page = server.render({ ...job, remote: remote && { name: remote.name, entry }, signal });
    const parts = partsOf(await Promise.race([page, limitOf(signal)]));
    // First, so that the site sends no other page.
    if (usedBytes() > SPENT_BYTES && !isFull) {
      isFull = true;
      send({ type: 'full' });
    }
    send({ type: 'rendered', id, parts });
  } catch (error) {
    send({ type: 'failed', id, failure: describe(error) });
  } finally {
    clearTimeout(timer);
    thread.stop();
    endPage();
  }
}

const jobs = new MessageReader();
pipe.on('data', (part: Buffer) => {
  for (const job of jobs.read(part)) {
    void withApiRequests((isWaiting) => render(job as RenderJob, isWaiting));
  }
});
// The site logs no output of pages. Reading it would cost the site time, and a page would wait for that.
process.stderr.write = (_text: unknown, ...options: unknown[]): boolean => {
  const onWritten = options.at(-1);
  if (typeof onWritten === 'function') process.nextTick(onWritten);
  return true;
};
send({ type: 'ready' });
