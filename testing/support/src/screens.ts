import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

interface Screen {
  width: number;
  media: Pick<Media, 'colorScheme' | 'reducedMotion'>;
}

const widths = [360, 768, 1280];
const colorSchemes = ['light', 'dark'] as const;
const motions = ['no-preference', 'reduce'] as const;

/** A phone, a tablet and a laptop, each with a light and a dark theme, with and without reduced motion. */
export const screens: readonly Screen[] = widths.flatMap((width) =>
  colorSchemes.flatMap((colorScheme) =>
    motions.map((reducedMotion) => ({ width, media: { colorScheme, reducedMotion } })),
  ),
);

export const nameOf = ({ width, media }: Screen): string =>
  `${width} px, ${media.colorScheme}, motion: ${media.reducedMotion}`;

export async function useScreen(page: Page, { width, media }: Screen): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia(media);
}
