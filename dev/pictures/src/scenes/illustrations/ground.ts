import { ellipse, path } from '../../svg/markup.ts';

/** A mid-tone ground that carries the drawing on light and on dark pages alike. */
export function ground(colour: string): string {
  return (
    path(
      'M52 190C40 120 96 40 182 44C240 20 330 48 356 112C384 176 350 236 282 244H120C84 244 58 226 52 190Z',
      colour,
    ) + ellipse(200, 246, 176, 12, '#6f9a84', { opacity: 0.55 })
  );
}
