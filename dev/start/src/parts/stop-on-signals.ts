import type { Supervisor } from './supervisor.ts';

const parentPollMs = 500;

/**
 * Ctrl-C, SIGTERM or a closed terminal stop the parts in order; a second Ctrl-C does not wait for them.
 * Under `npm start` a SIGTERM goes to npm, which passes it to a shell that dies of it and tells nobody: there the end
 * of the parent is taken for the signal.
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
  }, parentPollMs);
  poll.unref();
}
