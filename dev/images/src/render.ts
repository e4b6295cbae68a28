import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import sharp from 'sharp';
import { createIco } from './create-ico.ts';
import type { Image } from './images.ts';

const qualities = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36];
/** AVIF has another scale: on these scenes 50 looks like 76 of WebP, in half the bytes. */
const avifQualities = [52, 47, 42, 38, 34, 30, 27, 24];

/** The scene as SVG of the given size. The size is in the SVG, because scaling pixels would blur the edges. */
export async function readScene({ scene, viewBox }: Image, [width, height]: Image['size']): Promise<Buffer> {
  const svg = await readFile(join(repositoryRoot, scene), 'utf8');
  const shown = viewBox ?? /viewBox="([^"]+)"/.exec(svg)?.[1];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shown}" width="${width}" height="${height}">`;
  return Buffer.from(svg.replace(/<svg[^>]*>/, root));
}

/** The best quality that fits into `maxBytes`; the lowest quality when none does. */
async function encodeWithin(
  maxBytes: number,
  steps: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of steps) {
    bytes = await encode(quality);
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

/** The bytes of an image's file. The same scene and version of sharp give the same bytes. */
export async function render(image: Image): Promise<Buffer> {
  const svg = sharp(await readScene(image, image.size));
  switch (extname(image.file)) {
    case '.webp':
      return encodeWithin(image.maxBytes, qualities, (quality) =>
        svg.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
      );
    case '.avif':
      return encodeWithin(image.maxBytes, avifQualities, (quality) =>
        svg.clone().avif({ quality, effort: 4 }).toBuffer(),
      );
    case '.jpg':
      return encodeWithin(image.maxBytes, qualities, (quality) =>
        svg.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
      );
    case '.png':
      return svg.png({ palette: true, quality: 90, effort: 10 }).toBuffer();
    case '.ico':
      return createIco((size) => readScene(image, [size, size]));
    default:
      throw new Error(`No encoder for ${image.file}`);
  }
}
