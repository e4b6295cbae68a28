import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const SCENES = 'dev/images/scenes';

/** An image file, rendered from a committed scene: docs/decisions/0192-committed-svg-scenes.md. */
export interface Image {
  /** The SVG file that the image shows, from the repository's root. */
  scene: string;
  /** Where the image goes, from the repository's root; the extension gives the format. */
  file: string;
  /** Size of the image in pixels. */
  size: readonly [width: number, height: number];
  /** The part of the scene that the image shows, as an SVG viewBox. Without it: the whole scene. */
  viewBox?: string;
  /** The largest size of the file in bytes. The encoder lowers the quality until the file fits. */
  maxBytes: number;
}

/** The largest size of every image in bytes: docs/decisions/0024-image-weight.md. */
export const MAX_BYTES = 60_000;

type Format = Pick<Image, 'size' | 'viewBox' | 'maxBytes'> & { suffix: string };

/** Renders every scene of a folder in the same formats: a new scene is one SVG file. */
function imagesOf(scenes: string, target: string, formats: (scene: string) => readonly Format[]): Image[] {
  return readdirSync(join(repositoryRoot, SCENES, scenes)).flatMap((name) => {
    const scene = name.replace(/\.svg$/, '');
    return formats(scene).map(({ suffix, ...format }) => ({
      scene: `${SCENES}/${scenes}/${name}`,
      file: `${target}/${scene}${suffix}`,
      ...format,
    }));
  });
}

/** The half of a hero scene that phones show. */
const phoneCrops: Readonly<Record<string, string>> = {
  'balcony-evening': '790 0 800 900',
  'rickshaw-street': '760 0 800 900',
  'lake-bridge': '660 0 800 900',
};

/** WebP needs fewer pixels than AVIF for the same bytes: docs/decisions/0180-images-without-avif.md. */
const roomFormats: readonly Format[] = [
  { suffix: '.webp', size: [440, 330], maxBytes: 8_100 },
  { suffix: '.avif', size: [680, 510], maxBytes: 8_100 },
];

/** For visitors who save data: docs/decisions/0266-data-saver.md. */
const smallRoomFormats: readonly Format[] = [
  { suffix: '.webp', size: [320, 240], maxBytes: 5_500 },
  { suffix: '.avif', size: [320, 240], maxBytes: 4_000 },
];

const aboutFormats: readonly Format[] = [
  { suffix: '.webp', size: [680, 510], maxBytes: 15_000 },
  { suffix: '.avif', size: [960, 720], maxBytes: 15_000 },
];

/** For visitors who save data: docs/decisions/0266-data-saver.md. */
const smallAboutFormats: readonly Format[] = [
  { suffix: '.webp', size: [400, 300], maxBytes: 7_500 },
  { suffix: '.avif', size: [480, 360], maxBytes: 6_000 },
];

const avatarFormats: readonly Format[] = [{ suffix: '.webp', size: [128, 128], maxBytes: MAX_BYTES }];

function cropForPhones(scene: string): string {
  const viewBox = phoneCrops[scene];
  if (viewBox === undefined) throw new Error(`The hero scene ${scene} has no crop for phones in images.ts`);
  return viewBox;
}

function heroFormats(scene: string): readonly Format[] {
  const viewBox = cropForPhones(scene);
  return [
    { suffix: '-wide.avif', size: [1440, 810], maxBytes: 31_000 },
    { suffix: '-wide.webp', size: [1120, 630], maxBytes: 33_000 },
    { suffix: '-phone.avif', size: [720, 810], viewBox, maxBytes: 17_000 },
    { suffix: '-phone.webp', size: [720, 810], viewBox, maxBytes: 32_000 },
  ];
}

/** For visitors who save data: docs/decisions/0266-data-saver.md. */
function smallHeroFormats(scene: string): readonly Format[] {
  const viewBox = cropForPhones(scene);
  return [
    { suffix: '-wide.avif', size: [720, 405], maxBytes: 9_000 },
    { suffix: '-wide.webp', size: [640, 360], maxBytes: 13_500 },
    { suffix: '-phone.avif', size: [400, 450], viewBox, maxBytes: 7_000 },
    { suffix: '-phone.webp', size: [360, 405], viewBox, maxBytes: 11_000 },
  ];
}

function siteFile(scene: string, name: string, width: number, height = width): Image {
  return { scene, file: `shell/public/${name}`, size: [width, height], maxBytes: MAX_BYTES };
}

const LOGO_MARK = 'shell/public/favicon.svg';
const BRAND = `${SCENES}/brand`;

const SMALL = 'mfe-marketing/src/images/small';

export const images: readonly Image[] = [
  ...imagesOf('hero', 'mfe-marketing/src/images/hero', heroFormats),
  ...imagesOf('about', 'mfe-marketing/src/images/about', () => aboutFormats),
  ...imagesOf('hero', SMALL, smallHeroFormats),
  ...imagesOf('about', SMALL, () => smallAboutFormats),
  ...imagesOf('reviewers', 'mfe-marketing/src/images/avatars', () => avatarFormats),
  ...imagesOf('owners', 'shell/public/pictures/avatars', () => avatarFormats),
  ...imagesOf('rooms', 'shell/public/pictures/rooms', () => roomFormats),
  ...imagesOf('rooms', 'shell/public/pictures/rooms-small', () => smallRoomFormats),
  siteFile(LOGO_MARK, 'favicon.ico', 48),
  siteFile(LOGO_MARK, 'icon-192.png', 192),
  siteFile(LOGO_MARK, 'icon-512.png', 512),
  siteFile(`${BRAND}/icon-maskable.svg`, 'icon-maskable-512.png', 512),
  siteFile(`${BRAND}/apple-touch-icon.svg`, 'apple-touch-icon.png', 180),
  siteFile(`${BRAND}/social-card.svg`, 'og.jpg', 1200, 630),
];
