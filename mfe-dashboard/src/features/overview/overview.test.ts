import { createTestShell } from '@roommate/shell-api/testing';
import { getTotalListings } from './overview.ts';

const { signal } = new AbortController();

/** Makes the stats fail and sets the response of the count. */
function respondToCount(response: unknown): void {
  const shell = createTestShell();
  shell.fail('/roommates/stats', 503);
  shell.respond('/roommates/count', response);
}

it.each([{ count: 7 }, { total: 7 }, { count: 7, total: 9 }])('reads %j as 7', async (response) => {
  respondToCount(response);
  expect(await getTotalListings(signal)).toBe(7);
});

it('fails when the count has neither field', async () => {
  respondToCount({});
  await expect(getTotalListings(signal)).rejects.toThrow('The server responded with status 503.');
});
