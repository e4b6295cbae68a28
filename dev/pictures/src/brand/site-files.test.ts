import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoMark } from './logo-mark.ts';

const root = join(__dirname, '../../../..');
const site = join(root, 'shell/public');

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

describe('the files at the root of the site', () => {
  it('lists icons in the manifest that exist in the sizes it says', async () => {
    const manifest = JSON.parse(await readFile(join(site, 'site.webmanifest'), 'utf8')) as Manifest;
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(site, src)).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('holds three PNG images in favicon.ico', async () => {
    const ico = await readFile(join(site, 'favicon.ico'));
    expect(ico.readUInt16LE(2)).toBe(1);
    const count = ico.readUInt16LE(4);
    const sizes = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const entry = 6 + index * 16;
        const offset = ico.readUInt32LE(entry + 12);
        const image = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
        return (await sharp(image).metadata()).width;
      }),
    );
    expect(sizes).toEqual([16, 32, 48]);
  });

  it('lets every crawler in', async () => {
    expect(await readFile(join(site, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n');
  });

  it('draws the mark with the paths of the Logo component', async () => {
    const component = await readFile(join(root, 'libs/ui/src/brand/logo-mark.tsx'), 'utf8');
    const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    expect(pathsOf(logoMark())).toEqual(pathsOf(component));
  });
});
