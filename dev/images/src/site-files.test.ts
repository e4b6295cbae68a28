import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import sharp from 'sharp';

const site = join(repositoryRoot, 'shell/public');

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
}

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(join(site, 'site.webmanifest'), 'utf8')) as Manifest;

describe('the files at the root of the site', () => {
  it('has every icon of the manifest in the size that the manifest states', async () => {
    const manifest = await readManifest();
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(site, src)).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('has screenshots for phones and computers that browsers show before an installation', async () => {
    const { screenshots } = await readManifest();
    expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
    for (const { src, sizes } of screenshots) {
      const { width, height } = await sharp(join(site, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      // Chromium ignores others.
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
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

  it('has the paths of the Logo component in favicon.svg', async () => {
    const component = await readFile(join(repositoryRoot, 'libs/ui/src/brand/logo-mark.tsx'), 'utf8');
    const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    expect(pathsOf(await readFile(join(site, 'favicon.svg'), 'utf8'))).toEqual(pathsOf(component));
  });
});
