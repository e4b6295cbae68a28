import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow, heading, tabTo, typeInto } from '@roommate/test-support/keyboard';
import { siteUrl } from '@roommate/test-support/product-environment';
import { test } from '@roommate/test-support/signed-in';

const read = async (key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(`${siteUrl}/api/roommates/count`, { headers })).status;
};

/** Creates a key by keyboard. @returns the key */
async function createKey(page: Page, name: string): Promise<string> {
  await typeInto(page, /^Name/, name);
  await tabTo(page, page.getByRole('radio', { name: 'Read listings' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Read, post, edit and delete listings' })).toBeChecked();
  await follow(page, page.getByRole('button', { name: 'Create Key' }));
  await expect(page.getByRole('heading', { name: `Your new key: ${name}` })).toBeFocused();
  return page.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
}

test.describe('API keys', () => {
  for (const width of [360, 1280]) {
    test(`are created, used and revoked by keyboard at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/dashboard/api-keys');
      await expect(heading(page)).toHaveText('API Keys');
      const name = `Import ${width}`;
      const key = await createKey(page, name);
      expect(await read(key)).toBe(200);
      await expectAccessible(page);

      await follow(page, page.getByRole('button', { name: 'I Stored It' }));
      await expect(heading(page)).toBeFocused();
      const item = page.getByRole('listitem').filter({ hasText: name });
      await expect(item).toContainText(`Ends in ${key.slice(-4)}`);
      await page.reload();
      await expect(item).toContainText('Last used');
      await expect(page.locator('body')).not.toContainText(key);

      await follow(page, page.getByRole('button', { name: `Revoke: ${name}` }));
      await follow(page, page.getByRole('button', { name: 'Yes, revoke it!' }));
      await expect(page.getByText('The key was revoked.')).toBeVisible();
      await expect(item).toHaveCount(0);
      expect(await read(key)).toBe(401);
    });
  }

  test('are linked in the sidebar, apart from the links of the specification', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'For developers' }).getByRole('link').click();
    await expect(page).toHaveURL('/dashboard/api-keys');
    await page.getByRole('link', { name: 'API documentation' }).click();
    await expect(page).toHaveURL('/api/docs');
    await expect(page.getByText('Roommate Dhaka API').first()).toBeVisible();
  });

  test('with an error in the form', async ({ page }) => {
    await page.goto('/dashboard/api-keys');
    await page.getByRole('button', { name: 'Create Key' }).click();
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expectAccessible(page);
  });
});
