import { expect, type Locator, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { fullyLoaded } from '@roommate/test-support/fully-loaded';
import { newRoom } from '@roommate/test-support/listings';
import { follow, tabTo } from '@roommate/test-support/keyboard';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

const map = (page: Page) => page.getByRole('application', { name: 'Map of the rooms' });
const positionOf = (page: Page) => new URL(page.url()).searchParams.get('at')?.split(',').map(Number) ?? [];

test.describe('the map of the rooms', () => {
  test('opens in place of the list on a phone, by keyboard, and moves with the keys', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/browse-listings');
    await page.getByRole('link', { name: 'Map', exact: true }).press('Enter');
    await expect(page).toHaveURL('/browse-listings?view=map');
    await expect(page.getByRole('article')).toHaveCount(0);
    await map(page).press('+');
    await expect.poll(() => positionOf(page)).toHaveLength(3);
    const [lat = 0, lng = 0, zoom = 0] = positionOf(page);
    await map(page).press('ArrowRight');
    await expect.poll(() => positionOf(page)[1]).toBeGreaterThan(lng);
    await map(page).press('ArrowUp');
    await expect.poll(() => positionOf(page)[0]).toBeGreaterThan(lat);
    await page.getByRole('button', { name: 'Zoom out' }).press('Enter');
    await expect.poll(() => positionOf(page)[2]).toBe(zoom - 1);
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Show all areas' }).press('Enter');
    await expect(page).toHaveURL('/browse-listings?view=map');
    await page.getByRole('link', { name: 'Hide map' }).press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('keeps its legend and its buttons beside the markers, and a focused marker whole', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The centre of Dhanmondi is some pixels from the left edge.
    await page.goto('/browse-listings?view=map&at=23.7461,90.3774,15');
    const marker = page.getByRole('button', { name: /^(Zoom in on )?[\d,]+\+? rooms? in Dhanmondi\b/ });
    await expect(marker).toBeVisible();
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error('It has no size.');
      return box;
    };
    const { x: left, y: top, height } = await boxOf(map(page));
    for (const beside of [page.getByText('Metro line 6'), page.getByRole('group', { name: 'Zoom' })]) {
      expect((await boxOf(beside)).y).toBeGreaterThanOrEqual(top + height);
    }
    expect((await boxOf(marker)).x).toBeLessThan(left);
    await tabTo(page, marker);
    await expect.poll(async () => (await boxOf(marker)).x).toBeGreaterThan(left);
  });

  test('loads nothing of the street map without MAP_STYLE_URL', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      // The rooms that other tests post have images elsewhere.
      if (request.resourceType() !== 'image') asked.push(request.url());
    });
    await page.goto('/browse-listings?view=map');
    await expect(map(page)).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Areas on the map' }).getByRole('button').first(),
    ).toBeVisible();
    await fullyLoaded(page);
    expect(asked.filter((url) => /street-map|maplibre/.test(url))).toEqual([]);
    expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  });

  test('ends a drag when the button is released outside the map', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/browse-listings?view=map&at=23.8000,90.4000,13');
    await expect(map(page)).toBeVisible();
    const box = await map(page).boundingBox();
    if (!box) throw new Error('The map has no size.');
    // Two steps to the outside, with no move on the map that would start to drag it.
    await page.mouse.move(box.x + 2, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x - 40, box.y + 150);
    await page.mouse.up();
    // Over the map again, without a button: it must not follow the pointer.
    await page.mouse.move(box.x + 100, box.y + 200, { steps: 3 });
    await page.mouse.move(box.x + 200, box.y + 250, { steps: 3 });
    await map(page).press('+');
    await expect.poll(() => positionOf(page)).toEqual([23.8, 90.4, 14]);
  });

  test('has the same content as a table, also without JavaScript', async ({ page, browser }) => {
    await page.goto('/browse-listings?view=map');
    const rooms = page.getByRole('list', { name: 'Areas on the map' }).getByRole('button');
    await expect(rooms.first()).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await expect(async () => {
      await plain.goto(page.url());
      await plain.getByText(/^Areas as a table/).click({ timeout: 5000 });
      await expect(plain.getByRole('columnheader', { name: 'Median rent' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(plain.getByText('Loading the map...')).toHaveCount(0);
    await plain.getByRole('rowheader').getByRole('link').first().click();
    await expect(plain).toHaveURL(/\/areas\//);
    await context.close();
  });
});

test.describe('the map on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  const hint = (page: Page) => page.getByText('Use two fingers to move the map');

  /**
   * The middle of the map on the screen, and the gestures of one and two fingers there. The clock of the page stands still
   * until the test lets time pass. So the hint stays, and the map does not write its position.
   */
  async function onMap(page: Page) {
    await page.clock.install();
    await page.goto('/browse-listings?view=map&at=23.8000,90.4000,13');
    await expect(map(page)).toBeVisible();
    await settled(page);
    await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await map(page).boundingBox();
    if (!box) throw new Error('The map has no size.');
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    return { x, y, client: await page.context().newCDPSession(page) };
  }

  test('scrolls the page with one finger, and explains how to move the map', async ({ page }) => {
    const { x, y, client } = await onMap(page);
    const before = await page.evaluate(() => window.scrollY);
    const touch = (type: 'touchStart' | 'touchMove', up: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up }] });
    await touch('touchStart', 0);
    for (let up = 10; up <= 150; up += 10) await touch('touchMove', up);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(hint(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
    await page.clock.runFor(1500);
    await expect(hint(page)).toHaveCount(0);
    expect(positionOf(page)).toEqual([23.8, 90.4, 13]);
  });

  test('zooms the map with two fingers, and the page stays', async ({ page }) => {
    const { x, y, client } = await onMap(page);
    const before = await page.evaluate(() => [window.scrollY, visualViewport?.scale]);
    await client.send('Input.synthesizePinchGesture', { x, y, scaleFactor: 2, gestureSourceType: 'touch' });
    await expect(hint(page)).toHaveCount(0);
    await page.clock.runFor(1500);
    await expect.poll(() => positionOf(page)[2]).toBeGreaterThan(13.2);
    expect(await page.evaluate(() => [window.scrollY, visualViewport?.scale])).toEqual(before);
  });
});

test('links lead a keyboard over the list to the map, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/browse-listings?view=map');
  await settled(page);
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await follow(page, page.getByRole('link', { name: 'Skip to the map' }));
  await expect(page.getByRole('region', { name: 'Map and table of the areas' })).toBeFocused();
  const back = page.getByRole('link', { name: 'Skip to the list' });
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('article').first().getByRole('link').first());
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('link', { name: /^Skip to the (map|list)$/ })).toHaveCount(0);
});

signedIn(
  'a marker chooses its area for the list beside the map, and stays after a reload',
  async ({ page, member }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { title } = newRoom();
    await postRoom(member, newRoom({ title, location: 'Mirpur DOHS', rent: '6000' }));
    await page.goto('/browse-listings?view=map&at=23.8370,90.3690,15');
    const marker = page.getByRole('button', { name: /^\d+ rooms? in Mirpur DOHS with a median of BDT/ });
    await marker.press('Enter');
    await expect(page).toHaveURL(/\?place=mirpur-dohs&view=map&at=23\.8370,90\.3690,15$/);
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
    await page.reload();
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await settled(page);
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/\?view=map&at=23\.8370,90\.3690,15$/);
    await expect(marker).toHaveAttribute('aria-pressed', 'false');
  },
);
