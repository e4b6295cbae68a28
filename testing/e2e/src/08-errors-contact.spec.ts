import { expect, type Page } from '@playwright/test';
import { respond, failRequests, holdResponses } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/test';
import { errorToast, toast } from '@roommate/test-support/toasts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const message = {
  Name: 'Nusrat Jahan',
  Email: 'nusrat@example.com',
  Subject: 'A question',
  Message: 'Is the room in Mirpur still free?',
};

const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });

async function fillMessage(page: Page): Promise<void> {
  await page.goto('/contact');
  for (const [label, text] of Object.entries(message)) {
    await form(page)
      .getByLabel(new RegExp(`^${label}`))
      .fill(text);
  }
}

/** Collects the bodies of contact requests in the page. Playwright cannot read the body of a copied Request. */
async function recordMessages(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeFunction('recordMessage', (body: string) => bodies.push(body));
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    const recorder = window as unknown as { recordMessage: (body: string) => Promise<void> };
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/api/contact')) {
        await recorder.recordMessage(await input.clone().text());
      }
      return send(input, init);
    };
  });
  return bodies;
}

test.describe('spec 8 Contact', () => {
  test("success: toast 'Message sent successfully! We'll get back to you soon.' and the form resets", async ({
    page,
  }) => {
    const messages = await recordMessages(page);
    await fillMessage(page);
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, "Message sent successfully! We'll get back to you soon.")).toBeVisible();
    await expect(form(page).getByLabel(/^Message/)).toHaveValue('');
    expect(messages.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        name: message.Name,
        email: message.Email,
        subject: message.Subject,
        message: message.Message,
        userId: null,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  for (const [reason, provoke] of [
    ['the API fails', (page: Page) => failRequests(page, '/contact', { status: 500, method: 'POST' })],
    ['the network fails', (page: Page) => failRequests(page, '/contact', { method: 'POST' })],
    [
      'the response reports a failure',
      (page: Page) => respond(page, '/contact', { success: false, message: 'Full.' }, 'POST'),
    ],
  ] as const) {
    test(`failure: toast 'Failed to send message. Please try again later.' when ${reason}`, async ({
      page,
    }) => {
      await provoke(page);
      await fillMessage(page);
      await form(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(errorToast(page, 'Failed to send message. Please try again later.')).toBeVisible();
      await expect(form(page).getByLabel(/^Message/)).toHaveValue(message.Message);
      await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();
    });
  }

  test("4: a sending state disables the button and shows 'Sending...'", async ({ page }) => {
    const release = await holdResponses(page, '/contact');
    await fillMessage(page);
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});

test.describe('spec 9 Toasts', () => {
  test('they appear at the top right and close automatically after 5000 ms', async ({ page }) => {
    await page.clock.install();
    await fillMessage(page);
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    const shown = toast(page, 'Message sent successfully!');
    await expect(shown).toBeVisible();
    const box = await shown.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeGreaterThan(width / 2);
    await page.mouse.move(10, 500);
    await page.clock.runFor(6000);
    await expect(shown).toBeHidden();
  });

  test('reduced motion does not shorten their 5000 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fillMessage(page);
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    const shown = toast(page, 'Message sent successfully!');
    await expect(shown).toBeVisible();
    // The toast closes when this animation ends. Its length does not depend on the machine.
    const bar = page.locator('.Toastify__progress-bar--animated');
    expect(
      await bar.evaluate((element) =>
        element.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
      ),
    ).toEqual([5000]);
    await bar.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
    await expect(shown).toBeHidden();
  });
});
