import type { Page, Response } from '@playwright/test';

/** What a page costs. */
export interface Visit {
  /** The API's paths that were read, each once. */
  paths: string[];
  /** Of the answer with the most listings. */
  listings: number;
  /** Of all answers of the API together. */
  bytes: number;
  /** Elements of the page. */
  elements: number;
  /** Until it showed what it has to show, the quickest of `times`. */
  ms: number;
}

interface Answer {
  path: string;
  listings: number;
  bytes: number;
}

async function answerOf(response: Response): Promise<Answer> {
  const body = await response.body();
  const json: unknown = JSON.parse(body.toString());
  const path = new URL(response.url()).pathname.replace(/[0-9a-f]{24}/, '{id}');
  return { path, listings: Array.isArray(json) ? json.length : 1, bytes: body.length };
}

/**
 * Does the same several times and tells what it costs.
 * @param act ends when the page shows what it has to show
 */
export async function measureVisit(page: Page, act: () => Promise<void>, times = 3): Promise<Visit> {
  let ms = Infinity;
  let answers: Answer[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const responses: Response[] = [];
    const listen = (response: Response) => {
      if (response.url().includes('/api/roommates')) responses.push(response);
    };
    page.on('response', listen);
    const began = performance.now();
    await act();
    ms = Math.min(ms, performance.now() - began);
    // What the page reads beyond what it shows first counts too.
    await page.waitForLoadState('networkidle');
    page.off('response', listen);
    answers = await Promise.all(responses.map(answerOf));
  }
  return {
    paths: [...new Set(answers.map(({ path }) => path))].sort(),
    listings: Math.max(0, ...answers.map(({ listings }) => listings)),
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    ms,
  };
}
