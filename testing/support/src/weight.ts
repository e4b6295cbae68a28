import { expect, type Page } from '@playwright/test';

/** Scrolls to the page's end, so that what is loaded late is loaded, and waits for its pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      // A browser without windows has been seen to stop drawing: then a step takes its time, and does not wait for ever.
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

/** A browser that cannot read AVIF: it neither asks for it nor takes a `<source>` of that type. To be called before goto. */
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

interface LoadedPicture {
  name: string;
  /** As they went over the line. */
  bytes: number;
  /** What the answer says that it is. */
  type: string;
}

/** The pictures that the page has loaded. */
export const loadedPictures = (page: Page): Promise<LoadedPicture[]> =>
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

/** Pictures that break the rules: without a size, or below the screen and not loaded late. To be asked before scrolling. */
export const carelessPictures = (page: Page): Promise<string[]> =>
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
} as const;

export type Library = keyof typeof LIBRARIES;

/** Which of the heavy libraries are in the scripts that the page has asked for. */
export async function loadedLibraries(page: Page): Promise<Library[]> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sources = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  return (Object.keys(LIBRARIES) as Library[]).filter((library) =>
    sources.some((source) => source.includes(LIBRARIES[library])),
  );
}
