import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from './catalogue.ts';
import { sizeLimit, svgOf } from './render/file.ts';

const root = join(__dirname, '../../..');
const svgLimit = 10_000;
const raster = pictures.filter(({ path }) => /\.(webp|png|jpg)$/.test(path));

function shown(picture: (typeof pictures)[number]): readonly [number, number] {
  const { width, height } = picture.draw();
  return picture.output ?? [picture.crop?.[2] ?? width, picture.crop?.[3] ?? height];
}

async function totalBytes(pattern: RegExp): Promise<number> {
  const files = pictures.filter(({ path }) => pattern.test(path));
  const sizes = await Promise.all(files.map(async ({ path }) => (await readFile(join(root, path))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the pictures', () => {
  it('have names of their own', () => {
    expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length);
  });

  it.each(pictures.map((picture) => [picture.path, picture] as const))(
    '%s is drawn the same twice',
    (_, picture) => {
      // Compared as booleans: a failure should not print a whole drawing.
      expect(svgOf(picture) === svgOf(picture)).toBe(true);
      expect(/NaN|undefined|Infinity/.test(svgOf(picture))).toBe(false);
    },
  );

  it.each(pictures.map(({ path }) => [path]))('%s is light', async (path) => {
    const { length } = await readFile(join(root, path));
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(path.endsWith('.svg') ? svgLimit : sizeLimit);
  });

  it.each(raster.map((picture) => [picture.path, picture] as const))(
    '%s has its dimensions',
    async (path, picture) => {
      const { width, height } = await sharp(join(root, path)).metadata();
      expect([width, height]).toEqual(shown(picture));
    },
  );

  it('draws at least 24 different room pictures, all 4:3', () => {
    const rooms = pictures.filter(({ path }) => path.includes('/rooms/'));
    expect(new Set(rooms.map(svgOf)).size).toBeGreaterThanOrEqual(24);
    for (const room of rooms) expect(shown(room)).toEqual([800, 600]);
  });

  it('keeps the fixed pictures of the home page below what a page may weigh together', async () => {
    const phone = await totalBytes(/hero\/.*-phone\.webp$/);
    const avatars = await totalBytes(/mfe-marketing.*avatars/);
    expect(phone + avatars).toBeLessThan(200_000);
  });
});
