import { expect } from '@playwright/test';
import { tabTo, typeInto } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { postRoom } from '@roommate/test-support/accounts';
import { test } from '@roommate/test-support/signed-in';

test.describe('the rents of similar rooms in the form of a listing', () => {
  for (const width of [360, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 740 } });

      test('appear while one types by keyboard, and move nothing that comes next', async ({
        page,
        member,
      }) => {
        // A block of its own, so that listings of other tests do not count.
        const location = `Block ${width === 360 ? 'C' : 'D'}, Bashundhara R/A`;
        for (let i = 0; i < 8; i += 1) await postRoom(member, newRoom({ location, rent: '5000' }));

        await page.goto('/dashboard/add-listing');
        await typeInto(page, /^Location/, location);
        const next = page.getByRole('radio', { name: 'Single', exact: true });
        const top = async () => (await next.boundingBox())?.y;
        await tabTo(page, page.getByRole('textbox', { name: /^Rent amount/ }));
        const before = await top();
        await expect(
          page.getByText(/^About half of the similar rooms in .* \(n = \d+\) cost BDT/),
        ).toBeVisible();
        await page.keyboard.type('4400');
        await expect(page.getByText(/^About 12 % below similar rooms in .* \(n = \d+\)\.$/)).toBeVisible();
        expect(await top()).toBe(before);
      });
    });
  }
});
