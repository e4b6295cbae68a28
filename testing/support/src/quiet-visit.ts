import { expect, type Page } from '@playwright/test';
import { fullyLoaded } from './fully-loaded.ts';
import { siteUrl } from './product-environment.ts';

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

/** A busy machine needs the file later than the browser expects. A file that no page uses gets the warning each time. */
const onlyUsedLate = (problems: readonly string[]): boolean =>
  problems.length > 0 && problems.every((problem) => problem.includes('not used within a few seconds'));
const VISITS = 3;

async function noiseOf(page: Page, path: string): Promise<Noise> {
  const noise = listen(page);
  await page.goto(path);
  await fullyLoaded(page);
  return noise;
}

/** The browser reports the status of the page itself, and the refusal of a code from an email, as a network error. */
function expectedOn(path: string): RegExp {
  if (path === '/no/such/page') return /status of 404/;
  return path.includes('oobCode=') ? /status of 400 .*\/accounts:/ : /^$/;
}

/** Opens a page and expects an empty console, and no request to other origins. */
export async function quietVisit(page: Page, path: string): Promise<void> {
  let noise = await noiseOf(page, path);
  for (let visit = 1; visit < VISITS && onlyUsedLate(noise.problems); visit += 1) {
    noise = await noiseOf(page, path);
  }
  const expected = expectedOn(path);
  expect(noise.problems.filter((text) => !expected.test(text))).toEqual([]);
  expect(noise.outside).toEqual([]);
}
