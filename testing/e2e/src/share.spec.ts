import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { tabTo } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { siteUrl } from '@roommate/test-support/product-environment';
import { test } from '@roommate/test-support/signed-in';

test.use({ viewport: { width: 360, height: 740 } });

test('a listing is shared on WhatsApp, or by the share sheet of the system, by keyboard', async ({
  page,
  member,
}) => {
  const room = newRoom();
  const path = `/roommate/${await postRoom(member, room)}`;
  const text = `${room.title}: BDT 9,500/month, ${room.location}`;
  await page.goto(path);
  const whatsapp = page.getByRole('link', { name: 'Share on WhatsApp' });
  await tabTo(page, whatsapp);
  const link = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(link.origin).toBe('https://wa.me');
  expect(link.searchParams.get('text')).toBe(`${text}\n${siteUrl}${path}`);

  // Chromium has no share sheet here.
  const shared: ShareData[] = [];
  await page.exposeFunction('keepShared', (data: ShareData) => shared.push(data));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: Reflect.get(window, 'keepShared') });
  });
  await page.reload();
  const button = page.getByRole('button', { name: 'Share', exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect.poll(() => shared).toEqual([{ text, url: `${siteUrl}${path}` }]);
  await expect(whatsapp).toHaveCount(0);
});
