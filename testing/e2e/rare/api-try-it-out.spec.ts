import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repositoryRoot } from '@roommate/server/env';
import { test } from '@roommate/test-support/test';

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
}

const file = join(repositoryRoot, 'libs/api-client/openapi.json');
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Deletion comes last, because all operations use one listing. */
const operations = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  .toSorted((a, b) => Number(a.operationId === 'deleteListing') - Number(b.operationId === 'deleteListing'));

async function openDocs(page: Page, person: string): Promise<void> {
  await page.goto('/api/docs');
  await page.getByRole('button', { name: `Sign in as ${person}` }).click();
  await expect(page.getByText(`Signed in as ${person}`)).toBeVisible();
}

interface LiveResponse {
  status: string;
  text: string;
}

/** Presses Execute with the example values, the id of the listing and the user's e-mail. */
async function execute(
  page: Page,
  operation: (typeof operations)[number],
  id: string,
): Promise<LiveResponse> {
  const { operationId, tags, parameters = [] } = operation;
  const block = page.locator(`#operations-${tags[0] ?? ''}-${operationId}`);
  const toggle = block.locator('.opblock-summary-control');
  await toggle.click();
  for (const { name } of parameters.filter(({ required }) => required)) {
    const value = name === 'id' ? id : 'nusrat@example.com';
    await block.locator(`tr[data-param-name="${name}"] input`).fill(value);
  }
  await block.getByRole('button', { name: 'Execute' }).click();
  const live = block.locator('.live-responses-table tbody').first();
  const [status, text] = [live.locator('.response-col_status').first(), await live.innerText()];
  const result = { status: (await status.innerText()).slice(0, 3), text };
  // Open operations make the page slow.
  await toggle.click();
  return result;
}

test('every operation works from Try it out with the suggested values', async ({ page }) => {
  // The test runs every operation on a page that is slow on a busy machine.
  test.setTimeout(300_000);
  await openDocs(page, 'Nusrat Jahan');
  const create = operations.find(({ operationId }) => operationId === 'createListing');
  if (!create) throw new Error('The API has no operation createListing.');
  const posted = await execute(page, create, '');
  const id = /"insertedId": "([0-9a-f]{24})"/.exec(posted.text)?.[1] ?? '';

  const statuses: Record<string, string> = { createListing: posted.status };
  for (const operation of operations) {
    if (operation === create) continue;
    statuses[operation.operationId] = (await execute(page, operation, id)).status;
  }
  const expected = operations.map(({ operationId }) => [operationId, '200']);
  expect(statuses).toEqual({
    ...(Object.fromEntries(expected) as Record<string, string>),
    createListing: '201',
    // You cannot like your own listing, and this one belongs to Nusrat.
    likeListing: '403',
  });
});

test('a like of another user from Try it out shows the contact', async ({ page }) => {
  const listings = (await (await page.request.get('/api/roommates')).json()) as {
    _id: string;
    name: string;
  }[];
  const { _id = '' } = listings.find(({ name }) => name === 'Nusrat Jahan') ?? {};
  await openDocs(page, 'Rafiqul Islam');
  const like = operations.find(({ operationId }) => operationId === 'likeListing');
  if (!like) throw new Error('The API has no operation likeListing.');
  expect((await execute(page, like, _id)).text).toContain('"contact"');
});
