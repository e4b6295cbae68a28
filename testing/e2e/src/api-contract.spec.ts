import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
// The test of @roommate/test-support would fail because of these responses.
// eslint-disable-next-line no-restricted-imports -- See above.
import { expect, test as plain, type Browser } from '@playwright/test';
import { watchResponses } from '@roommate/test-support/watch-responses';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

plain.use(interceptsRequests);

/** Opens the count operation of a server that responds with the body, and compares its response with the document. */
async function watchCountResponse(browser: Browser, body: object, mocked?: object): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const watch = watchResponses(browser);
  const page = await browser.newPage();
  if (mocked) await page.route('**/api/**', (route) => route.fulfill({ json: mocked }));
  await page.goto(`http://127.0.0.1:${port}/api/roommates/count`);
  try {
    await watch.expectDocumented();
  } finally {
    await page.close();
    server.close();
  }
}

plain.describe('an API response to a page', () => {
  plain('passes if the document describes it', async ({ browser }) => {
    await watchCountResponse(browser, { count: 1, total: 1 });
  });

  plain('fails the test if the document does not describe it', async ({ browser }) => {
    await expect(watchCountResponse(browser, { count: 1, total: '1' })).rejects.toThrow('total must be');
  });

  plain('is not checked if the test provides it', async ({ browser }) => {
    await watchCountResponse(browser, { count: 1, total: 1 }, { count: 1 });
  });
});
