import { apiPaths } from '@roommate/contracts';
import { provideServices } from '@roommate/shell-api';
import { createTestShell } from '@roommate/shell-api/testing';
import { getTotal } from './get-total.ts';

const { signal } = new AbortController();

/** The stats fail and the count is answered so. */
function answerCount(answer: unknown): void {
  const { api, notifications, dialogs } = createTestShell();
  const request = <T>(path: string): Promise<T> =>
    path === apiPaths.count ? Promise.resolve(answer as T) : Promise.reject(new Error('No stats.'));
  provideServices({
    api: { request, requestPage: api.requestPage },
    notifications,
    dialogs,
    authentication: { logout: () => Promise.resolve() },
  });
}

it.each([{ count: 7 }, { total: 7 }, { count: 7, total: 9 }])('reads %j as 7', async (answer) => {
  answerCount(answer);
  expect(await getTotal(signal)).toBe(7);
});

it('fails when the count tells neither', async () => {
  answerCount({});
  await expect(getTotal(signal)).rejects.toThrow('No stats.');
});
