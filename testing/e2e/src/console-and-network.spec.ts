import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { siteUrl } from '@roommate/test-support/product-environment';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

interface Noise {
  problems: string[];
  outside: string[];
}

/** Collects console problems and requests to other origins. Violations of the CSP are console errors. */
function listen(page: Page): Noise {
  const noise: Noise = { problems: [], outside: [] };
  page.on('console', (message) => {
    const { url } = message.location();
    // Another test may have posted a listing whose image has another host.
    const isElsewhere = message.text().startsWith('Failed to load resource') && !url.startsWith(siteUrl);
    if (['error', 'warning'].includes(message.type()) && !isElsewhere)
      noise.problems.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => noise.problems.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    const isListingImage = request.resourceType() === 'image' && !url.startsWith(siteUrl);
    if (!url.startsWith(`${siteUrl}/`) && !url.startsWith('data:') && !isListingImage)
      noise.outside.push(url);
  });
  return noise;
}

async function visit(page: Page, path: string): Promise<void> {
  const noise = listen(page);
  await page.goto(path);
  await settled(page);
  await page.waitForLoadState('networkidle');
  // The browser reports the status of the page itself as a network error.
  const expected = path === '/no/such/page' ? /status of 404/ : /^$/;
  expect(noise.problems.filter((text) => !expected.test(text))).toEqual([]);
  expect(noise.outside).toEqual([]);
}

test.describe('design 8: an empty console, and no request to other origins', () => {
  for (const path of publicRoutes) test(path, ({ page }) => visit(page, path));
});

signedIn.describe('design 8: an empty console, and no request to other origins, signed in', () => {
  for (const path of publicRoutes) signedIn(path, ({ page }) => visit(page, path));
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      await visit(page, signedInRoutes(await postRoom(member))[index] ?? name);
    });
  }
});
