import { expect, type Page, type Route } from '@playwright/test';
import { closeDialog, fillRoom, type Room } from './listings.ts';

export const POST_PATH = '**/api/roommates';

export const pressAdd = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();

/** Fills in the form, presses the button and reloads the page before the response arrives. */
export async function reloadDuringAdding(page: Page, room: Room, isReceived: boolean): Promise<void> {
  let received = (): void => undefined;
  const done = new Promise<void>((resolve) => (received = resolve));
  let hangs = true;
  const hangOnce = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST' || !hangs) return route.fallback();
    hangs = false;
    if (isReceived) await route.fetch();
    received();
  };
  // The route stays: without it the browser would send the request that hangs.
  await page.route(POST_PATH, hangOnce);
  await page.goto('/dashboard/add-listing');
  await fillRoom(page, room);
  await pressAdd(page);
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await done;
  await page.reload();
}

/** The API receives one request, and its response does not arrive. */
export async function loseResponse(page: Page, path: string, method: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (route.request().method() !== method || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.fulfill({ status: 504, contentType: 'application/problem+json', body: '{}' });
  });
}

/** Closes the dialog of a failure, and waits until the fields are no longer inert. A browser types nothing into them. */
export async function closeFailure(page: Page, text: string): Promise<void> {
  await closeDialog(page, text);
  await expect(page.locator('form [inert]')).toHaveCount(0);
}

/** Posts a room that the API adds. The page gets no response. */
export async function postWithoutResponse(page: Page, room: Room): Promise<void> {
  await loseResponse(page, POST_PATH, 'POST');
  await page.goto('/dashboard/add-listing');
  await fillRoom(page, room);
  await pressAdd(page);
  await closeFailure(page, 'Failed to add roommate listing.');
}

/** The number of listings with the title of the room. */
export async function countOf(page: Page, { title }: Room): Promise<number> {
  const listings = (await (await page.request.get('/api/roommates')).json()) as { title: string }[];
  return listings.filter((listing) => listing.title === title).length;
}
