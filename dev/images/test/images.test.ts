import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import sharp from 'sharp';
import { images, MAX_BYTES } from '../src/images.ts';
import { readScene } from '../src/render.ts';

const MAX_SVG_BYTES = 10_000;
const illustrations = ['empty-listings.svg', 'not-found.svg'];
const raster = images.filter(({ file }) => !file.endsWith('.ico'));

const pathOf = (file: string): string => join(repositoryRoot, file);
const bytesOf = (file: string): number => statSync(pathOf(file)).size;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const sizesOf = (pattern: RegExp): number[] =>
  images.filter(({ file }) => pattern.test(file)).map(({ file }) => bytesOf(file));

/** 16x16 pixels show whether two images have the same content in different qualities. */
async function thumbnail(image: Buffer): Promise<Buffer> {
  // Decoded in its own size first, because shrinking while decoding shifts the content by a fraction of a pixel.
  const decoded = await sharp(image).flatten({ background: '#fff' }).png().toBuffer();
  return sharp(decoded).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
}

/** False for the site's icons, whose folder also has files that no scene renders. */
const holdsImagesOnly = (path: string): boolean => /\/(images|pictures)\//.test(path);

describe('the images', () => {
  it('come from every scene', () => {
    const scenes = readdirSync(pathOf('dev/images/scenes'), { recursive: true, encoding: 'utf8' });
    const rendered = new Set(images.map(({ scene }) => scene.replace('dev/images/scenes/', '')));
    expect(scenes.filter((scene) => scene.endsWith('.svg') && !rendered.has(scene))).toEqual([]);
  });

  it('are all the images of their folders', () => {
    const folders = [...new Set(images.map(({ file }) => dirname(file)))].filter(holdsImagesOnly);
    const committed = folders.flatMap((folder) =>
      readdirSync(pathOf(folder)).map((name) => `${folder}/${name}`),
    );
    expect(committed.sort()).toEqual(
      images
        .map(({ file }) => file)
        .filter(holdsImagesOnly)
        .sort(),
    );
  });

  it.each(images)('$file has at most 60 KB', ({ file }) => {
    expect(existsSync(pathOf(file))).toBe(true);
    expect(bytesOf(file)).toBeGreaterThan(0);
    expect(bytesOf(file)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(raster)('$file has its dimensions', async ({ file, size }) => {
    const { width, height } = await sharp(pathOf(file)).metadata();
    expect([width, height]).toEqual(size);
  });

  it.each(raster)('$file shows its scene', async (image) => {
    const expected = await thumbnail(await readScene(image, image.size));
    const actual = await thumbnail(readFileSync(pathOf(image.file)));
    const differences = expected.map((value, index) => Math.abs(value - (actual[index] ?? 0)));
    expect(sum([...differences]) / differences.length).toBeLessThan(3);
  });

  it.each(illustrations)('the illustration %s has at most 10 KB', (name) => {
    expect(bytesOf(`shell/public/pictures/${name}`)).toBeLessThanOrEqual(MAX_SVG_BYTES);
  });

  it('show at least 24 different rooms, all 4:3', () => {
    const rooms = images.filter(({ file }) => file.includes('/rooms/'));
    expect(
      new Set(rooms.map(({ scene }) => readFileSync(pathOf(scene), 'utf8'))).size,
    ).toBeGreaterThanOrEqual(24);
    for (const { size } of rooms) expect(size[0] / size[1]).toBe(4 / 3);
  });

  it('have every room as WebP, which listings link to, and as AVIF, which the site sends instead', () => {
    const rooms = images.map(({ file }) => file).filter((file) => file.includes('/rooms/'));
    const webp = rooms.filter((file) => file.endsWith('.webp'));
    expect(rooms).toHaveLength(webp.length * 2);
    expect(rooms).toEqual(expect.arrayContaining(webp.map((file) => file.replace(/webp$/, 'avif'))));
  });
});

// A browser gets all images of a page in the one format or in the other.
describe.each(['avif', 'webp'])('the weight of pages in %s', (format) => {
  const heaviestRooms = (count: number): number =>
    sum(
      sizesOf(new RegExp(`rooms/.*\\.${format}$`))
        .sort((a, b) => b - a)
        .slice(0, count),
    );

  it.each(['phone', 'wide'])('is under 200 KB for home with its 8 heaviest rooms: %s', (crop) => {
    const heroes = sizesOf(new RegExp(`hero/.*-${crop}\\.${format}$`));
    const others = sizesOf(new RegExp(`images/(avatars|about/rooftop-tea\\.${format})|default-avatar`));
    expect([heroes.length, others.length]).toEqual([3, 11]);
    expect(sum([...heroes, ...others]) + heaviestRooms(8)).toBeLessThan(200_000);
  });

  it('is under 200 KB for browse with the 24 heaviest rooms, a page of listings', () => {
    expect(sum(sizesOf(/default-avatar/)) + heaviestRooms(24)).toBeLessThan(200_000);
  });
});
