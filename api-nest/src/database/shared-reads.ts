import { batchedCalls } from './batched-calls.ts';

/**
 * Reads once what concurrent requests read with the same query: docs/decisions/0284-concurrent-reads.md.
 * @param read gets a query that becomes the same JSON only for the same result. The readers share the result
 */
export const sharedReads = <Query, Result>(
  read: (query: Query) => Promise<Result>,
): ((query: Query) => Promise<Result>) =>
  batchedCalls<Query, Result>((calls) => {
    const reads = new Map<string, Promise<Result>>();
    for (const { call, resolve } of calls) {
      const key = JSON.stringify(call);
      const reading = reads.get(key) ?? read(call);
      reads.set(key, reading);
      resolve(reading);
    }
    return Promise.resolve();
  });
