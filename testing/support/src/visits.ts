import type { Page, Response } from '@playwright/test';

/** The cost of a page. */
export interface Visit {
  /** The API paths that were read, each once. */
  paths: string[];
  /** Listings in the response with the most of them. */
  listings: number;
  /** Of all API responses together. */
  bytes: number;
  /** Elements of the page. */
  elements: number;
}

interface ApiResponse {
  path: string;
  listings: number;
  bytes: number;
}

async function readResponse(response: Response): Promise<ApiResponse> {
  const body = await response.body();
  const json: unknown = JSON.parse(body.toString());
  const path = new URL(response.url()).pathname.replace(/[0-9a-f]{24}/, '{id}');
  return { path, listings: Array.isArray(json) ? json.length : 1, bytes: body.length };
}

/**
 * Makes a visit and reports its cost.
 * @param act resolves when the page shows its content
 */
export async function measureVisit(page: Page, act: () => Promise<void>): Promise<Visit> {
  const responses: Response[] = [];
  const listen = (response: Response) => {
    if (response.url().includes('/api/roommates')) responses.push(response);
  };
  page.on('response', listen);
  await act();
  // Later requests count too.
  await page.waitForLoadState('networkidle');
  page.off('response', listen);
  const results = await Promise.all(responses.map(readResponse));
  return {
    paths: [...new Set(results.map(({ path }) => path))].sort(),
    listings: Math.max(0, ...results.map(({ listings }) => listings)),
    bytes: results.reduce((sum, { bytes }) => sum + bytes, 0),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}
