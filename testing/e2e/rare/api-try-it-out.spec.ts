import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repositoryRoot } from '@roommate/server/env';
import { test } from '@roommate/test-support/test';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean }[];
}

const file = join(repositoryRoot, 'libs/api-client/openapi.json');
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const isDeletion = ({ operationId }: { operationId: string }): boolean =>
  [
    ...['deleteListing', 'revokeApiKey', 'removeSavedListing', 'deleteWebhook'],
    ...['deleteSavedSearch', 'deleteAlert'],
  ].includes(operationId);

/** Deletions come last, because the other operations use the same listing, API key, webhook and search. */
const operations = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  .toSorted((a, b) => Number(isDeletion(a)) - Number(isDeletion(b)));

/** The operations that create something, the first part of their path, and where their response has its id. */
const creations = [
  ['createListing', 'roommates', /"insertedId": "([0-9a-f]{24})"/],
  ['saveSearch', 'saved-searches', /"_id": "([0-9a-f]{24})"/],
  ['createApiKey', 'api-keys', /"_id": "([0-9a-f]{24})"/],
  ['createWebhook', 'webhooks', /"_id": "([0-9a-f]{24})"/],
] as const;

async function openDocs(page: Page, person: string): Promise<void> {
  await page.goto('/api/docs');
  await page.getByRole('button', { name: `Sign in as ${person}` }).click();
  await expect(page.getByText(`Signed in as ${person}`)).toBeVisible();
}

/** Values of required parameters, besides ids. */
const suggested: Record<string, string> = {
  email: 'nusrat@example.com',
  area: 'mirpur-10',
  // It names the place that the page suggests.
  location: 'Road 8A, Dhanmondi',
};

interface LiveResponse {
  status: string;
  text: string;
}

/** Presses Execute with the example values, the id of what was created, and the user's email. */
async function execute(
  page: Page,
  operation: (typeof operations)[number],
  id: string,
): Promise<LiveResponse> {
  const { operationId, parameters = [] } = operation;
  const block = page.locator(`.opblock[id$="-${operationId}"]`);
  const toggle = block.locator('.opblock-summary-control');
  await toggle.click();
  for (const { name } of parameters.filter(({ required }) => required)) {
    const value = name === 'id' || name === 'ids' ? id : (suggested[name] ?? '');
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
  test.setTimeout(600_000);
  await openDocs(page, 'Nusrat Jahan');
  const statuses: Record<string, string> = {};
  const ids: Record<string, string> = {};
  for (const [operationId, kind, idPattern] of creations) {
    const operation = operations.find((one) => one.operationId === operationId);
    if (!operation) throw new Error(`The API has no operation ${operationId}.`);
    const { status, text } = await execute(page, operation, '');
    statuses[operationId] = status;
    ids[kind] = idPattern.exec(text)?.[1] ?? '';
  }
  for (const operation of operations) {
    if (operation.operationId in statuses) continue;
    const [, kind = ''] = operation.path.split('/');
    statuses[operation.operationId] = (
      await execute(page, operation, ids[kind] ?? ids.roommates ?? '')
    ).status;
  }
  const expected = operations.map(({ operationId }) => [operationId, '200']);
  expect(statuses).toEqual({
    ...(Object.fromEntries(expected) as Record<string, string>),
    createListing: '201',
    createApiKey: '201',
    createWebhook: '201',
    saveSearch: '201',
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
