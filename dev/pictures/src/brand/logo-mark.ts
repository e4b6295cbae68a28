import { palette } from '../palette.ts';
import { group, path } from '../svg/markup.ts';

/** Side of the square that the mark is drawn in. */
export const markSize = 36;

/** The mark of libs/ui's LogoMark: a house of two flats with one window lit. Keep the paths the same there. */
export function logoMark(): string {
  return (
    path(
      'M16 2.7a3.6 3.6 0 0 1 4 0l12.4 8.2A3.6 3.6 0 0 1 34 14v16a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V14a3.6 3.6 0 0 1 1.6-3.1z',
      palette.green,
    ) +
    path('M8 18a4 4 0 0 1 8 0v9.5H8z', '#fffdf6') +
    path('M20 18a4 4 0 0 1 8 0v9.5h-8z', palette.marigold)
  );
}

/** The mark in the middle of a square of `size`, taking `share` of its side. */
export function centredMark(size: number, share: number): string {
  const scale = (size * share) / markSize;
  const offset = (size * (1 - share)) / 2;
  return group(`translate(${offset} ${offset}) scale(${scale})`, logoMark());
}
