import { palette } from '../palette.ts';
import { rect, type Picture } from '../svg/markup.ts';
import { socialCard } from './social-card.ts';
import { centredMark, logoMark, markSize } from './logo-mark.ts';

const unit = 512;

function onPaper(share: number): Picture {
  return {
    width: unit,
    height: unit,
    body: rect(0, 0, unit, unit, palette.paper) + centredMark(unit, share),
  };
}

const plain: Picture = { width: markSize, height: markSize, body: logoMark() };

function icon(name: string, size: number, draw: () => Picture) {
  return { path: `shell/public/${name}`, draw, output: [size, size] as const };
}

/** Maskable icons may lose all but the middle 80 %: the mark stays well inside of that. */
export const iconPictures = [
  icon('favicon.svg', markSize, () => plain),
  icon('favicon.ico', markSize, () => plain),
  icon('apple-touch-icon.png', 180, () => onPaper(0.7)),
  icon('icon-192.png', 192, () => plain),
  icon('icon-512.png', 512, () => plain),
  icon('icon-maskable-512.png', 512, () => onPaper(0.54)),
  { path: 'shell/public/og.jpg', draw: socialCard },
];
