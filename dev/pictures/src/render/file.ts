import { encoders } from './encode.ts';
import { icoOf } from './ico.ts';
import { document } from '../svg/markup.ts';
import type { CataloguePicture } from '../catalogue.ts';

/** Size limit of one picture, bytes: pages have to stay light on mobile data. */
export const sizeLimit = 60_000;

export function svgOf(picture: CataloguePicture): string {
  return document(picture.draw(), picture.crop, picture.output);
}

/** The bytes of a picture's file, in the format that its name ends with. */
export async function bytesOf(picture: CataloguePicture): Promise<Buffer> {
  const svg = Buffer.from(svgOf(picture));
  const format = picture.path.slice(picture.path.lastIndexOf('.') + 1);
  switch (format) {
    case 'svg':
      return Buffer.concat([svg, Buffer.from('\n')]);
    case 'avif':
    case 'webp':
    case 'jpg':
      return encoders[format](svg, picture.budget ?? sizeLimit);
    case 'ico':
      return icoOf(svg);
    case 'png':
      return encoders.png(svg);
    default:
      throw new Error(`${picture.path}: no encoder for .${format}`);
  }
}
