import { expect } from '@playwright/test';
import { formatAmount } from '@roommate/contracts';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { siteUrl } from '@roommate/test-support/product-environment';
import { test } from '@roommate/test-support/test';

const crawlers = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
];

test.describe('a pasted link to a listing', () => {
  for (const userAgent of crawlers) {
    test(`shows title, rent, place and image to ${userAgent}, and counts no view`, async ({ request }) => {
      const owner = await signUp();
      const room = newRoom({ title: `Room & <b>bath</b> ${Date.now()}` });
      const id = await postRoom(owner, room);
      const page = await request.get(`/roommate/${id}`, { headers: { 'user-agent': userAgent } });
      const html = await page.text();
      const title = room.title.replace('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(html).toContain(
        `<meta property="og:title" content="${title}, ${formatAmount(Number(room.rent))}/month`,
      );
      expect(html).toContain(`Single room in ${room.location}.`);
      expect(html).toContain(`<meta property="og:image" content="${siteUrl}/og.jpg">`);
      expect(html).not.toContain(room.contact);
      const authorization = `Bearer ${owner.idToken}`;
      const listing = await request.get(`/api/roommates/${id}`, { headers: { authorization } });
      expect(await listing.json()).toMatchObject({ views: 0 });
    });
  }
});
