import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type JSHandle, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The levels of WCAG 2.2 AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** During a transition the page shows colours that are neither the old nor the new ones. */
const transitionsFinished = async (page: Page): Promise<void> => {
  // Polled, because the promise of an animation may never settle when its element leaves the page.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .every(({ playState }) => playState !== 'running'),
  );
};

async function violations(page: Page): Promise<string[]> {
  await transitionsFinished(page);
  // The Content-Security-Policy of the page blocks a <script> element: docs/decisions/0053-axe-core-without-wrapper.md.
  await page.evaluate(source);
  const found = await page.evaluate(async (tags) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const runOnly = { type: 'tag' as const, values: tags };
    return (await runner.run(document, { runOnly, resultTypes: ['violations'] })).violations;
  }, TAGS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** A browser does not update the colours of content that it skips, and axe would read those of the other scheme. */
const showSkippedContent = (page: Page): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });

/** Expects that axe finds no violation of WCAG 2.2 AA on the page as it is now. It checks both light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const sheet = await showSkippedContent(page);
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violations(page), `${page.url()} in ${colorScheme}`).toEqual([]);
    }
  } finally {
    await sheet.evaluate((own) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
    });
  }
}
