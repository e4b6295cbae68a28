import { expect } from '@playwright/test';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow, tabTo } from '@roommate/test-support/keyboard';
import { posted } from '@roommate/test-support/posted-room';
import { siteUrl } from '@roommate/test-support/product-environment';
import { test } from '@roommate/test-support/test';

test.describe('a comparison', () => {
  test('is a link that works for everybody, and marks what differs, by keyboard at 360 px', async ({
    page,
  }) => {
    const first = await posted({ rent: '7000', location: 'Mirpur 10, Dhaka' });
    const second = await posted({ rent: '9000', location: 'Mirpur 10, Dhaka' }, first.poster);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/compare?ids=${first.id},${second.id}`);
    const fact = (name: string) => page.getByRole('rowgroup').filter({ hasText: new RegExp(`^${name}`) });
    await expect(fact('Rent per month')).toContainText('Differs');
    await expect(fact('Location')).not.toContainText('Differs');
    // Both rooms are on a phone's screen at once.
    for (const { title } of [first, second]) {
      await expect(page.getByRole('columnheader', { name: title })).toBeInViewport({ ratio: 0.9 });
    }
    await expectAccessible(page);
    await follow(page, page.getByRole('link', { name: `Remove from the comparison: ${second.title}` }));
    await expect(page).toHaveURL(`/compare?ids=${first.id}`);
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('keeps the press areas of its buttons apart when wide letters need two lines', async ({ page }) => {
    const { id, title } = await posted();
    const other = await posted();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/compare?ids=${id},${other.id}`);
    const save = page.getByRole('button', { name: `Save: ${title}` });
    const remove = page.getByRole('link', { name: `Remove from the comparison: ${title}` });
    // More than WCAG 1.4.12 asks for, so that they do not fit beside each other in any font.
    for (const control of [save, remove]) {
      await control.evaluate((element) => element.style.setProperty('letter-spacing', '0.4em'));
    }
    const saveBox = await save.boundingBox();
    const areaTop = await remove.evaluate(
      (link) => link.getBoundingClientRect().top + 2 + parseFloat(getComputedStyle(link, '::after').top),
    );
    expect(areaTop).toBeGreaterThanOrEqual(saveBox ? saveBox.y + saveBox.height : Infinity);
  });

  test('of four rooms scrolls sideways by keyboard, and the page does not', async ({ page }) => {
    const first = await posted();
    const ids = [first.id];
    while (ids.length < 4) ids.push((await posted({}, first.poster)).id);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/compare?ids=${ids.join(',')}`);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    const region = page.getByRole('region', { name: 'Comparison' });
    await tabTo(page, region);
    // On a busy machine the first key sometimes had no effect.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });

  test('is shared by the share sheet, or on WhatsApp without one, by keyboard at 360 px', async ({
    page,
  }) => {
    const { id } = await posted();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/compare?ids=${id}`);
    const whatsapp = page.getByRole('link', { name: 'Share on WhatsApp' });
    await tabTo(page, whatsapp);
    await expect(whatsapp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${id}$`));
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        document.title = data.url ?? '';
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await page.reload();
    await follow(page, page.getByRole('button', { name: 'Share', exact: true }));
    await expect(page).toHaveTitle(`${siteUrl}/compare?ids=${id}`);
  });
});
