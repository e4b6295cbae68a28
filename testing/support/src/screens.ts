import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

interface Screen {
  width: number;
  media: Pick<Media, 'colorScheme' | 'reducedMotion'>;
}

const plain = { colorScheme: 'light', reducedMotion: 'no-preference' } as const;
const changed = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;

/** A phone, a tablet and a laptop, each with and without a dark theme and reduced motion. */
export const screens: readonly Screen[] = [360, 768, 1280].flatMap((width) => [
  { width, media: plain },
  { width, media: changed },
]);

export const nameOf = ({ width, media }: Screen): string =>
  `${width} px, ${media.colorScheme}, motion: ${media.reducedMotion}`;

export async function useScreen(page: Page, { width, media }: Screen): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia(media);
}
