import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { failRequests, holdRequests, holdResponses, respond } from '@roommate/test-support/network';
import { newPerson } from '@roommate/test-support/people';
import { SAMPLE_ID, sampleListing } from '@roommate/test-support/sample-listing';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const listing = {
  ...sampleListing,
  lifestyle: ['Early riser', 'Vegetarian'],
  imageUrl: '',
  description: 'Quiet.',
};

test.describe('spec 2 Listing details', () => {
  test('shows every field of a listing, and the contact only after a like', async ({ page }) => {
    const owner = await signUp(newPerson('Farhana Akter'));
    const room = newRoom();
    await page.goto(`/roommate/${await postRoom(owner, room)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    await expect(main.getByRole('img', { name: new RegExp(room.title) })).toBeVisible();
    for (const text of [
      '(0 people interested in this listing)',
      room.description,
      owner.name,
      'Not shown: the poster has not confirmed the email address.',
      room.location,
      room.roomType,
      room.lifestyle,
      'Like to get contact',
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main).toContainText('BDT 9500');
    await expect(main.getByText('Available', { exact: true })).toBeVisible();
    await expect(main.getByText(room.contact)).toHaveCount(0);
    await main.getByRole('button', { name: 'Like this listing' }).click();
    await expect(main.getByText('(1 person interested in this listing)')).toBeVisible();
    await expect(main.getByText(room.contact)).toBeVisible();
  });

  test('shows a confirmed email address, and says when the daily limit is reached', async ({ page }) => {
    await respond(page, `/roommates/${SAMPLE_ID}`, listing);
    await page.goto(`/roommate/${SAMPLE_ID}`);
    await expect(page.getByText(listing.email)).toBeVisible();
    const withheld: Partial<typeof listing> = { ...listing };
    delete withheld.email;
    await respond(page, `/roommates/${SAMPLE_ID}`, { ...withheld, emailWithheld: 'daily_limit' });
    await page.reload();
    await expect(
      page.getByText(/^Not shown: you have seen the email addresses of many listings/),
    ).toBeVisible();
  });

  test('a list of lifestyles is joined with commas', async ({ page }) => {
    await respond(page, `/roommates/${SAMPLE_ID}`, listing);
    await page.goto(`/roommate/${SAMPLE_ID}`);
    await expect(page.getByText('Early riser, Vegetarian')).toBeVisible();
    await expect(page.getByText('(1 person interested in this listing)')).toBeVisible();
    await expect(page.getByText('Not available', { exact: true })).toBeVisible();
  });

  test("without a lifestyle: 'Not specified'", async ({ page }) => {
    await respond(page, `/roommates/${SAMPLE_ID}`, { ...listing, lifestyle: [] });
    await page.goto(`/roommate/${SAMPLE_ID}`);
    await expect(page.getByText('Not specified')).toBeVisible();
  });

  test('the image is hidden on load error', async ({ page }) => {
    await page.route('**/broken*', (route) => route.fulfill({ status: 404 }));
    await respond(page, `/roommates/${SAMPLE_ID}`, {
      ...listing,
      imageUrl: 'https://pictures.example/broken.jpg',
    });
    await page.goto(`/roommate/${SAMPLE_ID}`);
    await expect(page.getByText('Quiet.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  });

  test('a rendered page at 1280 px is filled without the image, and nothing covers the description', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route('**/broken*', (route) => route.fulfill({ status: 404 }));
    const imageUrl = 'https://pictures.example/broken.jpg';
    const id = await postRoom(await signUp(), { ...newRoom(), imageUrl });
    await page.goto('/faq');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    const release = await holdRequests(page, /\/static\/js\//);
    const failed = page.waitForResponse(imageUrl);
    await page.goto(`/roommate/${id}`, { waitUntil: 'commit' });
    await (await failed).finished();
    release();
    const main = page.getByRole('main');
    await expect(main.getByRole('img')).toHaveCount(0);
    const [description, next] = [
      main.getByRole('heading', { name: 'Description' }).locator('..'),
      main.getByRole('heading', { level: 2 }).nth(1),
    ];
    await expect(next).toBeVisible();
    const facts = main.locator('dl');
    const boxOf = async (part: typeof facts) =>
      (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [text, side, after] = [await boxOf(description), await boxOf(facts), await boxOf(next)];
    expect(Math.abs(text.y - side.y)).toBeLessThan(40);
    expect(side.x).toBeGreaterThan(text.x);
    expect(after.y).toBeGreaterThan(text.y + text.height);
    expect(after.y).toBeGreaterThanOrEqual(side.y + side.height);
  });

  test("shows 'Loading...' while the listing loads, and 'Try Again' after a failure", async ({ page }) => {
    await respond(page, `/roommates/${SAMPLE_ID}`, listing);
    const repair = await failRequests(page, `/roommates/${SAMPLE_ID}`, { status: 500 });
    const release = await holdResponses(page, `/roommates/${SAMPLE_ID}`);
    await page.goto(`/roommate/${SAMPLE_ID}`);
    await expect(page.getByText('Loading...')).toBeVisible();
    release();
    const tryAgain = page.getByRole('button', { name: 'Try Again' });
    await expect(tryAgain).toBeVisible();
    await repair();
    await respond(page, `/roommates/${SAMPLE_ID}`, listing);
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  });
});

test.describe('spec 2 Edit listing', () => {
  test('is prefilled', async ({ page, member }) => {
    const room = newRoom({ roomType: 'Shared' });
    await page.goto(`/mylistings/update/${await postRoom(member, room)}`);
    await expect(page.getByLabel(/^Title/)).toHaveValue(room.title);
    await expect(page.getByLabel(/^Location/)).toHaveValue(room.location);
    await expect(page.getByLabel(/^Rent amount/)).toHaveValue(room.rent);
    await expect(page.getByRole('radio', { name: 'Shared' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Available', exact: true })).toBeChecked();
    await expect(page.getByLabel(/^Lifestyle/)).toHaveValue(room.lifestyle);
    await expect(page.getByLabel(/^Image URL/)).toHaveValue(room.imageUrl);
    await expect(page.getByLabel(/^Description/)).toHaveValue(room.description);
    await expect(page.getByLabel(/^Contact/)).toHaveValue(room.contact);
  });
});
