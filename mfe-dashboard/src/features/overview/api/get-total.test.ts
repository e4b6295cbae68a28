import { apiPaths } from '@roommate/contracts';
import { createTestShell } from '@roommate/shell-api/testing';
import { getTotal } from './get-total.ts';

const { signal } = new AbortController();

/** The stats fail and the count is answered so. */
function answerCount(answer: unknown): void {
  const shell = createTestShell();
  shell.fail(apiPaths.stats, 503);
  shell.respond(apiPaths.count, answer);
}

it.each([{ count: 7 }, { total: 7 }, { count: 7, total: 9 }])('reads %j as 7', async (answer) => {
  answerCount(answer);
  expect(await getTotal(signal)).toBe(7);
});

it('fails when the count tells neither', async () => {
  answerCount({});
  await expect(getTotal(signal)).rejects.toThrow('The server responded with status 503.');
});
