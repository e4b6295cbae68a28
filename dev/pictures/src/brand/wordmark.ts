import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type PathCommand } from 'opentype.js';
import { path, round } from '../svg/markup.ts';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
);

/** Not opentype.js's own toPathData: its rounding gives NaN for values that print with an exponent. */
function outline(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${round(command.x)} ${round(command.y)}`;
    case 'Q':
      return `Q${round(command.x1)} ${round(command.y1)} ${round(command.x)} ${round(command.y)}`;
    case 'C':
      return `C${round(command.x1)} ${round(command.y1)} ${round(command.x2)} ${round(command.y2)} ${round(command.x)} ${round(command.y)}`;
    case 'Z':
      return 'Z';
  }
}

/**
 * Words in the display face as outlines, baseline at y: machines that draw the pictures need no font installed.
 * Glyph by glyph, because opentype.js 2.0.0 throws at this font's ccmp table; Latin capitals and letters don't need it.
 */
export function words(text: string, x: number, y: number, size: number, colour: string): string {
  const file = readFileSync(fontFile);
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const scale = size / font.unitsPerEm;
  let cursor = x;
  let outlines = '';
  const glyphs = [...text].map((letter) => font.charToGlyph(letter));
  glyphs.forEach((glyph, index) => {
    const next = glyphs[index + 1];
    outlines += glyph.getPath(cursor, y, size).commands.map(outline).join('');
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, next);
    cursor += ((glyph.advanceWidth ?? 0) + kerning) * scale;
  });
  return path(outlines, colour);
}
