import { problem, type ProblemException } from '../problems/problem.ts';
import { describeWait } from './describe-wait.ts';

/**
 * 429 for a caller who reached a limit.
 * @param what the limit counts, as in "new contacts", possibly with where they come from
 * @param retryAfter in seconds
 */
export const tooMany = (what: string, retryAfter: number): ProblemException =>
  problem(429, `Too many ${what}. Try again in ${describeWait(retryAfter)}.`, { retryAfter });
