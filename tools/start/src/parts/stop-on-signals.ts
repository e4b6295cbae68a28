import type { Supervisor } from './supervisor.ts';

/** Ctrl-C, SIGTERM or a closed terminal stop the parts in order; a second Ctrl-C does not wait for them. */
export function stopOnSignals(supervisor: Supervisor): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void supervisor.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
