import type { Supervisor } from './supervisor.ts';

const PARENT_POLL_MS = 500;

/**
 * Ctrl-C, SIGTERM or a closed terminal stop the services in order; a second Ctrl-C does not wait for them. Under `npm
 * start` a SIGTERM goes to npm, which passes it to a shell. The shell dies and does not pass it on. So the end of the
 * parent process counts as the signal.
 */
export function stopOnSignals(supervisor: Supervisor): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void supervisor.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    if (!stopping) stop();
  }, PARENT_POLL_MS);
  poll.unref();
}
