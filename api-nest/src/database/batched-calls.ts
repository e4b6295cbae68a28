/** Few enough that nobody waits long for the others. */
const MAX_TOGETHER = 16;
/** For writes and their reads: docs/decisions/0392-delay-of-concurrent-writes.md. */
export const WRITE_DELAY_MS = 1;

/** A call that waits for its result. */
export interface WaitingCall<Call, Result> {
  call: Call;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects the calls that Node takes from its connections in two turns of the event loop:
 * docs/decisions/0284-concurrent-reads.md.
 * @param runTogether settles every call that it gets, and never rejects itself
 * @param delayMs collects for this time instead after several calls arrived together. After a call on its own, the next
 * one does not wait
 */
export function batchedCalls<Call, Result>(
  runTogether: (calls: readonly WaitingCall<Call, Result>[]) => Promise<void>,
  delayMs = 0,
): (call: Call) => Promise<Result> {
  let waiting: WaitingCall<Call, Result>[] = [];
  let severalArrive = false;
  const runWaiting = (): void => {
    const calls = waiting;
    waiting = [];
    severalArrive = calls.length > 1;
    while (calls.length > 0) void runTogether(calls.splice(0, MAX_TOGETHER));
  };
  const runSoon = (): void => {
    if (delayMs > 0 && severalArrive) setTimeout(runWaiting, delayMs);
    // Runs when Node has read all requests that have arrived, and then those that arrived while it read them.
    else setImmediate(setImmediate, runWaiting);
  };
  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      if (waiting.length === 1) runSoon();
    });
}
