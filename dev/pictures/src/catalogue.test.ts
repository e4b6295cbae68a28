import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from './catalogue.ts';
import { sizeLimit, svgOf } from './render/file.ts';

const root = join(__dirname, '../../..');
const svgLimit = 10_000;
const raster = pictures.filter(({ path }) => /\.(avif|webp|png|jpg)$/.test(path));

function shown(picture: (typeof pictures)[number]): readonly [number, number] {
  const { width, height } = picture.draw();
  return picture.output ?? [picture.crop?.[2] ?? width, picture.crop?.[3] ?? height];
}

/** Of the catalogue's files whose path matches, in bytes. */
async function sizesOf(pattern: RegExp): Promise<number[]> {
  const files = pictures.filter(({ path }) => pattern.test(path));
  return Promise.all(files.map(async ({ path }) => (await readFile(join(root, path))).length));
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

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
    for (const room of rooms) {
      const [width, height] = shown(room);
      expect(width / height).toBe(4 / 3);
    }
  });

  it('has every room as WebP, to which listings point, and as AVIF, which the site sends in its place', () => {
    const rooms = pictures.map(({ path }) => path).filter((path) => path.includes('/rooms/'));
    const webp = rooms.filter((path) => path.endsWith('.webp'));
    expect(rooms).toHaveLength(webp.length * 2);
    expect(rooms).toEqual(expect.arrayContaining(webp.map((path) => path.replace(/webp$/, 'avif'))));
  });

  // A browser gets all of a page's pictures in the one format or in the other.
  describe.each(['avif', 'webp'])('%s: pages below what they may weigh', (format) => {
    const heaviestRooms = async (count: number): Promise<number> => {
      const rooms = await sizesOf(new RegExp(`rooms/.*\\.${format}$`));
      return sum(rooms.sort((a, b) => b - a).slice(0, count));
    };

    it.each(['phone', 'wide'])('home with its 8 heaviest rooms: %s', async (crop) => {
      const heroes = await sizesOf(new RegExp(`hero/.*-${crop}\\.${format}$`));
      const others = await sizesOf(
        new RegExp(`mfe-marketing.*(avatars|rooftop-tea\\.${format})|default-avatar`),
      );
      expect([heroes.length, others.length]).toEqual([3, 11]);
      expect(sum([...heroes, ...others]) + (await heaviestRooms(8))).toBeLessThan(200_000);
    });

    it('browse with the 24 heaviest rooms, a page of listings', async () => {
      const others = await sizesOf(/default-avatar/);
      expect(sum(others) + (await heaviestRooms(24))).toBeLessThan(200_000);
    });
  });
});
