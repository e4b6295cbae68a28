import { iconPictures } from './brand/icons.ts';
import { illustrations } from './scenes/illustrations/index.ts';
import { marketingPictures } from './scenes/marketing/index.ts';
import { avatarPictures } from './people/index.ts';
import { heroPictures } from './scenes/heroes/index.ts';
import { roomPictures } from './scenes/rooms/index.ts';
import type { Picture } from './svg/markup.ts';

export interface CataloguePicture {
  /** Path from the repository's root. */
  path: string;
  draw: () => Picture;
  /** The part of the picture that is shown. */
  crop?: readonly [x: number, y: number, width: number, height: number];
  /** Size of the file in pixels when it differs from the picture's own units. */
  output?: readonly [width: number, height: number];
  /** Bytes that a webp or avif may take; its quality gives way first. */
  budget?: number;
}

export const pictures: readonly CataloguePicture[] = [
  ...heroPictures,
  ...roomPictures,
  ...avatarPictures,
  ...marketingPictures,
  ...illustrations,
  ...iconPictures,
];
