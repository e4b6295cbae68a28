import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { basicFonts, fontsFolder, UNICODE_RANGE } from './basic-fonts.ts';

describe('the committed fonts', () => {
  it('are those of the installed packages with the basic characters only', async () => {
    for (const [name, font] of await basicFonts()) {
      expect(font.equals(await readFile(join(fontsFolder, name)))).toBe(true);
    }
  });

  it('apply to the characters that they have', async () => {
    const css = await readFile(join(repositoryRoot, 'libs/ui/src/styles/fonts.css'), 'utf8');
    const ranges = [...css.matchAll(/-basic-\d+\.woff2.*?unicode-range:(.*?);/gs)].map(([, range = '']) =>
      range.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(ranges).toEqual([UNICODE_RANGE, UNICODE_RANGE, UNICODE_RANGE]);
  });
});
