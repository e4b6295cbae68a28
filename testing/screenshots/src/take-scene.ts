import { join } from 'node:path';
import type { Session } from '@roommate/test-support/session';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { WIDTHS, type Scene } from './scenes/scene.ts';

const HEIGHT = 800;

interface Target {
  url: string;
  folder: string;
  session: Session;
}

/** Waits for lazy images and fonts. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/**
 * Finishes animations that end and pauses the others. A bar that keeps time also pauses, because its toast closes at the
 * end of the animation. Transitions go on, because pages change their width with them.
 */
const stopMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation)) continue;
      const { effect } = animation;
      const keepsTime = effect instanceof KeyframeEffect && effect.target?.matches('.keeps-time');
      const ends = Number.isFinite(effect?.getComputedTiming().endTime);
      if (keepsTime || !ends) animation.pause();
      else animation.finish();
    }
  });

async function takeScreenshots(page: Page, scene: Scene, folder: string) {
  const { name, main, widths, screenOnly, transient } = scene;
  for (const colorScheme of main ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths ?? WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await waitForImages(page);
      // Otherwise the sticky header would be in the middle of a full-page screenshot.
      if (screenOnly !== true) await page.evaluate(() => window.scrollTo(0, 0));
      if (transient) await stopMotion(page);
      const file = colorScheme === 'dark' ? `${name}-dark.png` : `${name}.png`;
      await page.screenshot({
        path: join(folder, String(width), file),
        fullPage: screenOnly !== true,
        animations: transient ? 'allow' : 'disabled',
      });
    }
  }
}

/** Brings a page into the scene's state and takes screenshots, one per width and colour scheme. */
export async function takeScene(
  browser: Browser,
  scene: Scene,
  { url, folder, session }: Target,
): Promise<void> {
  const options: BrowserContextOptions = {
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: scene.widths?.[0] ?? 1280, height: HEIGHT },
    ...(scene.signedIn && { storageState: session }),
  };
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await scene.before?.(page);
    await page.goto(scene.path);
    await page.getByRole('main').getByRole('heading').or(page.getByText('Loading...')).first().waitFor();
    if (!scene.unknownSession) {
      const known = page.getByRole('banner').getByText(/^(Login|Logout)$/);
      await known.first().waitFor({ state: 'attached' });
    }
    if (scene.loading !== true) await page.waitForLoadState('networkidle');
    await scene.act?.(page);
    if (scene.transient) await stopMotion(page);
    await takeScreenshots(page, scene, folder);
  } finally {
    await context.close();
  }
}
