import { problem, type ProblemException } from '../problems/problem.ts';
import { describeWait } from './describe-wait.ts';
import { addQuota, type Quota } from './quota-headers.ts';

/**
 * 429 for a caller who reached a limit.
 * @param what the limit counts, as in "new contacts", possibly with where they come from
 * @param quota the limit, for the headers of the response
 */
export function tooMany(what: string, quota: Quota): ProblemException {
  const retryAfter = Math.max(1, quota.resetSeconds);
  return problem(429, `Too many ${what}. Try again in ${describeWait(retryAfter)}.`, {
    retryAfter,
    addTo: (reply) => {
      addQuota(reply, quota);
    },
  });
}
