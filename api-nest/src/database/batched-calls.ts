/** Few enough that nobody waits long for the others. */
const MAX_TOGETHER = 16;

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
 */
export function batchedCalls<Call, Result>(
  runTogether: (calls: readonly WaitingCall<Call, Result>[]) => Promise<void>,
): (call: Call) => Promise<Result> {
  let waiting: WaitingCall<Call, Result>[] = [];
  const runWaiting = (): void => {
    const calls = waiting;
    waiting = [];
    while (calls.length > 0) void runTogether(calls.splice(0, MAX_TOGETHER));
  };
  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      // Runs when Node has read all requests that have arrived, and then those that arrived while it read them.
      if (waiting.length === 1) setImmediate(setImmediate, runWaiting);
    });
}
