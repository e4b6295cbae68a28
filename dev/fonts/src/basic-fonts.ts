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

/** First and last code point. `fonts.css` names the same ranges. */
const basicRanges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;

const characters = basicRanges
  .map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  )
  .join('');

const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** The ranges in the notation of CSS. */
export const unicodeRange = basicRanges
  .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  .join(', ');

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
