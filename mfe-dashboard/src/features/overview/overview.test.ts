import type { LoaderFunctionArgs } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { overviewLoader } from './overview.ts';

/** Makes the stats fail, sets the response of the count, and opens the page. */
async function openWithCount(response: unknown): Promise<void> {
  const shell = createTestShell({ user: sampleUser() });
  shell.fail('/roommates/stats', 503);
  shell.respond('/roommates/count', response);
  const request = new Request('http://localhost/dashboard');
  await overviewLoader({ request, params: {}, context: {} } as LoaderFunctionArgs);
}

const total = () => getQueryClient().getQueryState(['listings', 'total']);

it.each([{ count: 7 }, { total: 7 }, { count: 7, total: 9 }])('reads %j as 7', async (response) => {
  await openWithCount(response);
  await waitFor(() => expect(total()?.data).toBe(7));
});

it('fails when the count has neither field', async () => {
  await openWithCount({});
  await waitFor(() =>
    expect(total()?.error).toMatchObject({ message: 'The server responded with status 503.' }),
  );
});
