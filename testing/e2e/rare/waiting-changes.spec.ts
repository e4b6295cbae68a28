import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { closeDialog, fillRoom, newRoom } from '@roommate/test-support/listings';
import { layoutShift } from '@roommate/test-support/layout-shift';
import { failRequests } from '@roommate/test-support/network';
import { hydrated } from '@roommate/test-support/rendered';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { errorToast, toast } from '@roommate/test-support/toasts';

test.use(interceptsRequests);

const message = { Name: 'Mim', Email: 'mim@example.com', Subject: 'Hello', Message: 'Is it free?' };

test.describe('changes of a visitor wait', () => {
  test('a message is sent when the network is back', async ({ page, context }) => {
    await page.goto('/contact');
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('One change is waiting.')).toBeVisible();
    await context.setOffline(false);
    await expect(toast(page, /^Message sent successfully!/)).toBeVisible();
    await expect(page.getByText('One change is waiting.')).toBeHidden();
  });

  test('a message waits, too, when the network is lost before the code that sends it has loaded', async ({
    page,
    context,
  }) => {
    const code = '**/static/js/async/api.*.js';
    await page.route(code, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact');
    await hydrated(page);
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('One change is waiting.')).toBeVisible();
    await page.unroute(code);
    await context.setOffline(false);
    await expect(toast(page, /^Message sent successfully!/)).toBeVisible();
    await expect(page.getByText('One change is waiting.')).toBeHidden();
  });

  test('a message that gets no response is offered to wait, and is sent when the site responds', async ({
    page,
  }) => {
    const repair = await failRequests(page, '/contact', { method: 'POST' });
    await page.goto('/contact');
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(errorToast(page, /^Failed to send message/)).toBeVisible();
    await page.getByRole('button', { name: 'Send When It Responds' }).click();
    await expect(page.getByText('One change is waiting. It is sent when the site responds.')).toBeVisible();
    await repair();
    await expect(toast(page, 'Your message, which was waiting, is sent.')).toBeVisible();
    await expect(page.getByText('One change is waiting.')).toBeHidden();
  });

  for (const start of ['end of the form', 'start of the page']) {
    test(`an offer shows at the ${start}, without a jump, and a press leaves the focus in the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await failRequests(page, '/contact', { method: 'POST' });
      await page.goto('/contact');
      for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
      await settled(page);
      const send = page.getByRole('button', { name: 'Send Message' });
      await send.focus();
      if (start === 'start of the page') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const before = await layoutShift(page);
      await send.evaluate((button: HTMLElement) => button.click());
      const decline = page.getByRole('button', { name: 'Do Not Send' });
      await expect(decline).toBeInViewport({ ratio: 1 });
      await expect(errorToast(page, /^Failed to send message/)).toBeVisible();
      expect((await layoutShift(page)) - before).toBeLessThan(0.02);
      await decline.click();
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
});

signedIn.describe('changes of a user wait', () => {
  signedIn('a listing is sent when the network is back', async ({ page, context }) => {
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, newRoom());
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await expect(page.getByText('One change is waiting.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    await context.setOffline(false);
    await closeDialog(page, 'Roommate listing added successfully!');
  });

  signedIn('an edit and a like are sent when the network is back', async ({ page, context, member }) => {
    const [own, other] = [await postRoom(member), await postRoom(await signUp())];
    await page.goto(`/mylistings/update/${own}`);
    await page.getByLabel(/^Title/).fill('Changed without a network');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await expect(page.getByText('One change is waiting.')).toBeVisible();
    await context.setOffline(false);
    await closeDialog(page, 'Roommate listing updated successfully!');
    await page.goto(`/roommate/${other}`);
    const heart = page.getByRole('button', { name: 'Like this listing' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await settled(page);
    await context.setOffline(true);
    await heart.click();
    await expect(page.getByText('One change is waiting.')).toBeVisible();
    await context.setOffline(false);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  signedIn('a second edit in the same form waits like the first one', async ({ page, context, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    const title = page.getByLabel(/^Title/);
    const update = page.getByRole('button', { name: 'Update Listing' });
    await title.fill('Changed once');
    await update.click();
    await closeDialog(page, 'Roommate listing updated successfully!');
    await settled(page);
    await context.setOffline(true);
    await title.fill('Changed twice');
    await update.click();
    await expect(page.getByText('One change is waiting.')).toBeVisible();
    await context.setOffline(false);
    await closeDialog(page, 'Roommate listing updated successfully!');
    await page.reload();
    await expect(title).toHaveValue('Changed twice');
  });

  signedIn(
    'a like of a closed tab is sent once by the next ones, which say so',
    async ({ page, context }) => {
      const id = await postRoom(await signUp());
      await page.goto(`/roommate/${id}`);
      await settled(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Like this listing' }).click();
      await expect(page.getByText('One change is waiting.')).toBeVisible();
      // Nothing is lost, so the browser does not ask.
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
      await context.setOffline(false);
      const likes: string[] = [];
      context.on('request', (request) => {
        if (request.method() === 'PATCH') likes.push(request.url());
      });
      const tabs = [await context.newPage(), await context.newPage()];
      await Promise.all(tabs.map((tab) => tab.goto('/faq')));
      const done = tabs.map((tab) => toast(tab, 'Your like, which was waiting, is saved.'));
      await expect
        .poll(async () => (await Promise.all(done.map((shown) => shown.count()))).reduce((a, b) => a + b))
        .toBe(1);
      for (const tab of tabs) await expect(tab.getByText('One change is waiting.')).toHaveCount(0);
      expect(likes).toHaveLength(1);
    },
  );
});
