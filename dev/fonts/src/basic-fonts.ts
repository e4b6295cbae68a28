import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import subsetFont from 'subset-font';

/** The committed fonts with the characters of texts in English. */
export const fontsFolder = join(repositoryRoot, 'libs/ui/src/styles/fonts');

const { resolve } = createRequire(import.meta.url);

const sources: Readonly<Record<string, string>> = {
  'bricolage-grotesque-basic-700.woff2':
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  'hind-siliguri-basic-400.woff2': '@fontsource/hind-siliguri/files/hind-siliguri-latin-400-normal.woff2',
  'hind-siliguri-basic-600.woff2': '@fontsource/hind-siliguri/files/hind-siliguri-latin-600-normal.woff2',
};

/** `fonts.css` names the same ranges. */
export const UNICODE_RANGE =
  'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';

const characters = [...UNICODE_RANGE.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
  .flatMap(([, first = '', last = first]) => {
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  })
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('');

/** What browsers apply by default, and digits of the same width, which tables use. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The fonts by file name, from the installed packages. */
export async function basicFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const [name, source] of Object.entries(sources)) {
    const font = await readFile(resolve(source));
    // Phones and computers with sharp screens ignore the instructions for pixels. They were nearly half of the text fonts.
    const options = { targetFormat: 'woff2', keepFeatures, noHinting: true } as const;
    fonts.set(name, await subsetFont(font, characters, options));
  }
  return fonts;
}
