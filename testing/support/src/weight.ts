import { expect, type Page } from '@playwright/test';

/** Scrolls to the end of the page, so that lazy images load, and waits for them. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      // A headless browser sometimes stops drawing. The timeout ends the step then.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    }
  });
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.images].filter(
            (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
          ).length,
      ),
    )
    .toBe(0);
}

/** Makes the browser ignore AVIF: no `accept` header, no `<source>` of that type. Call it before `goto`. */
export async function withoutAvif(page: Page): Promise<void> {
  await page.route(/\.webp$/, (route) => {
    const headers = { ...route.request().headers(), accept: 'image/webp,image/*,*/*;q=0.8' };
    return route.continue({ headers });
  });
  await page.addInitScript(() => {
    const set = Reflect.get<Element, 'setAttribute'>(Element.prototype, 'setAttribute');
    HTMLSourceElement.prototype.setAttribute = function (name, value) {
      set.call(this, name, value === 'image/avif' ? 'image/unknown' : value);
    };
  });
}

interface LoadedImage {
  name: string;
  /** Size on the wire. */
  bytes: number;
  /** From the response's content-type. */
  type: string;
}

/** The images that the page has loaded. */
export const loadedImages = (page: Page): Promise<LoadedImage[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(avif|webp|png|jpe?g|svg)$/.test(new URL(entry.name).pathname))
      .map((entry) => ({
        name: entry.name,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        type: (entry as PerformanceResourceTiming & { contentType: string }).contentType,
      })),
  );

/** Images without a size, and images below the screen that do not load lazily. Call it before scrolling. */
export const unoptimizedImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const isSized = image.hasAttribute('width') && image.hasAttribute('height');
        return !isSized || (image.getBoundingClientRect().top > innerHeight && image.loading !== 'lazy');
      })
      .map((image) => image.outerHTML),
  );

const LIBRARIES = {
  Swiper: 'swiper-slide-active',
  SweetAlert2: 'swal2-container',
  Firebase: 'identitytoolkit.googleapis.com',
  Zod: 'Invalid input: expected ',
} as const;

export type Library = keyof typeof LIBRARIES;

/** The heavy libraries in some scripts. @param scripts absolute URLs, or paths of the site */
export async function librariesIn(page: Page, scripts: readonly string[]): Promise<Library[]> {
  const sources = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  return (Object.keys(LIBRARIES) as Library[]).filter((library) =>
    sources.some((source) => source.includes(LIBRARIES[library])),
  );
}

/** The URLs of the scripts that the page has requested. */
export const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** The heavy libraries in the scripts that the page has requested. */
export const loadedLibraries = async (page: Page): Promise<Library[]> =>
  librariesIn(page, await loadedScripts(page));

/** The size on the wire of the scripts that the page has requested before React took it over. In bytes. */
export const scriptsBeforeHydration = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = performance
      .getEntriesByName('hydration')
      .map((measure) => measure.startTime + measure.duration);
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (end[0] ?? Infinity));
    return scripts.reduce((sum, script) => sum + (script as PerformanceResourceTiming).encodedBodySize, 0);
  });
