import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { circle, path, rect, stroke } from '../svg/markup.ts';
import type { Person } from './person.ts';

/** What one sees of the clothes below the neck. */
export function garment(p: Person): string {
  const body = path('M12 128C14 106 32 98 50 96H78C96 98 114 106 116 128Z', p.cloth);
  const accent = p.accent ?? palette.cream;
  switch (p.garment) {
    case 'shirt':
      return (
        body +
        path('M50 95L64 110L54 118L44 98ZM78 95L64 110L74 118L84 98Z', lighten(p.cloth, 0.4)) +
        stroke('M64 110V128', darken(p.cloth, 0.2), 1.6)
      );
    case 'panjabi':
      return (
        body +
        path('M53 94C56 102 72 102 75 94L79 97C74 108 54 108 49 97Z', accent) +
        rect(61, 104, 6, 24, accent) +
        circle(64, 111, 1.5, p.cloth) +
        circle(64, 119, 1.5, p.cloth)
      );
    case 'tee':
      return body + stroke('M50 97C54 106 74 106 78 97', darken(p.cloth, 0.22), 3);
    case 'kameez':
      return (
        body +
        path('M52 95L64 112L76 95Z', p.skin) +
        stroke('M24 128C30 106 40 98 46 97M104 128C98 106 88 98 82 97', accent, 9)
      );
    case 'sari':
      return (
        body +
        path('M50 96C56 104 72 104 78 96L84 98C76 110 52 110 44 98Z', darken(p.cloth, 0.25)) +
        path('M82 97C100 100 114 108 116 128H40C62 122 76 110 82 97Z', accent) +
        stroke('M81 98C74 112 58 122 36 128', palette.marigold, 3)
      );
  }
}
