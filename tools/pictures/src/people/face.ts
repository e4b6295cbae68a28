import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { circle, ellipse, path, rect, stroke } from '../svg/markup.ts';

/** A portrait is drawn in a square of 128 units; the head's centre is at (64, 58). */
export interface Person {
  background: string;
  skin: string;
  hair: string;
  cloth: string;
  style: 'short' | 'side' | 'curly' | 'balding' | 'long' | 'bun' | 'bob' | 'braid' | 'hijab';
  accent?: string;
  beard?: 'full' | 'moustache' | 'stubble';
  glasses?: boolean;
  /** The red dot between the brows. */
  teep?: boolean;
  older?: boolean;
  garment: 'shirt' | 'panjabi' | 'sari' | 'kameez' | 'tee';
}

/** How far the skull shows above the face: under short hair more than under a high hairline. */
const skullHeight: Partial<Record<Person['style'], number>> = { balding: 26, short: 20, side: 20, curly: 20 };

function behindHair(p: Person): string {
  switch (p.style) {
    case 'long':
      return path('M34 58C30 22 98 22 94 58C96 84 100 98 94 108H34C28 98 32 84 34 58Z', p.hair);
    case 'bob':
      return path('M36 56C32 24 96 24 92 56C94 72 96 80 90 88H38C32 80 34 72 36 56Z', p.hair);
    case 'bun':
      return circle(64, 24, 13, p.hair) + ellipse(64, 50, 29, 28, p.hair);
    case 'braid':
      return (
        ellipse(64, 52, 29, 29, p.hair) +
        path('M86 60C98 70 98 90 92 106L84 110C88 92 88 76 80 70Z', p.hair) +
        stroke('M90 74L95 78M90 84L96 88M90 94L94 97', lighten(p.hair, 0.25), 1.6)
      );
    case 'hijab':
      return path(
        'M30 62C24 14 104 14 98 62C102 88 106 104 104 128H24C22 104 26 88 30 62Z',
        p.accent ?? palette.teal,
      );
    case 'short':
    case 'side':
    case 'curly':
    case 'balding':
      return '';
  }
}

function frontHair(p: Person): string {
  const grey = lighten(p.hair, 0.2);
  switch (p.style) {
    case 'short':
      return path(
        'M38.5 56C34 24 94 22 89.5 56C88 49 82 46 74 46C68 44 58 44 52 46C46 46 40 49 38.5 56Z',
        p.hair,
      );
    case 'side':
      return path(
        'M38.5 57C33 22 96 14 90 57C89 50 86 47 82 44C72 50 56 50 46 44C42 47 40 51 38.5 57Z',
        p.hair,
      );
    case 'curly':
      return [
        [44, 42, 9],
        [52, 34, 10],
        [63, 31, 11],
        [75, 34, 10],
        [84, 42, 9],
        [40, 50, 5],
        [88, 50, 5],
      ]
        .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, p.hair))
        .join('');
    case 'balding':
      return path(
        'M38 64C32 52 36 42 45 40C43 48 43 54 42 62ZM90 64C96 52 92 42 83 40C85 48 85 54 86 62Z',
        grey,
      );
    case 'long':
    case 'braid':
      return path('M38 60C36 26 92 26 90 60C86 50 76 44 64 36C54 44 42 50 38 60Z', p.hair);
    case 'bob':
      return path('M38 58C36 28 92 28 90 58C86 46 84 44 76 42C62 44 46 44 42 46C40 50 39 54 38 58Z', p.hair);
    case 'bun':
      return path('M38 60C36 28 92 28 90 60C88 48 78 40 64 38C50 40 40 48 38 60Z', p.hair);
    case 'hijab':
      return path(
        'M36 60C34 20 94 20 92 60C94 78 84 90 64 92C44 90 34 78 36 60ZM42 60C42 78 52 86 64 86C76 86 86 78 86 60C86 44 78 36 64 36C50 36 42 44 42 60Z',
        lighten(p.accent ?? palette.teal, 0.12),
        { 'fill-rule': 'evenodd' },
      );
  }
}

function beard(p: Person): string {
  if (p.beard === undefined) return '';
  switch (p.beard) {
    case 'full':
      return path(
        'M40 62C42 92 54 98 64 98C74 98 86 92 88 62C84 72 78 74 72 71C66 69 62 69 56 71C50 74 44 72 40 62Z',
        p.hair,
      );
    case 'stubble':
      return path('M40 64C43 88 54 94 64 94C74 94 85 88 88 64C84 74 76 74 64 73C52 74 44 74 40 64Z', p.hair, {
        opacity: 0.22,
      });
    case 'moustache':
      return path('M51 74C54 69 60 69 64 71C68 69 74 69 77 74C72 75 68 74 64 74C60 74 56 75 51 74Z', p.hair);
  }
}

function features(p: Person): string {
  const line = darken(p.skin, 0.42);
  const brow = p.older ? lighten(p.hair, 0.1) : darken(p.hair, 0.1);
  return (
    ellipse(50, 70, 5.5, 3.6, '#c4573f', { opacity: 0.24 }) +
    ellipse(78, 70, 5.5, 3.6, '#c4573f', { opacity: 0.24 }) +
    stroke('M47 52Q52 48.6 57 51.4M71 51.4Q76 48.6 81 52', brow, 2.3) +
    circle(52.4, 59, 2.7, '#20150f') +
    circle(75.6, 59, 2.7, '#20150f') +
    circle(53.3, 58, 0.9, '#fff') +
    circle(76.5, 58, 0.9, '#fff') +
    stroke('M64 59Q67 67 63 68', line, 1.7, { opacity: 0.75 }) +
    (p.older
      ? stroke('M44 64Q46 67 49 67M84 64Q82 67 79 67M55 71Q52 75 52 78M73 71Q76 75 76 78', line, 1.1, {
          opacity: 0.5,
        })
      : '') +
    beard(p) +
    path('M55 76.5Q64 85.5 73 76.5Q64 79.6 55 76.5Z', p.beard === 'full' ? '#f0d9c4' : '#8c2f2a') +
    (p.teep ? circle(64, 48.6, 2.3, '#b0302b') : '') +
    (p.glasses
      ? circle(52.4, 59.4, 8.6, 'none', { stroke: '#2a2320', 'stroke-width': 2 }) +
        circle(75.6, 59.4, 8.6, 'none', { stroke: '#2a2320', 'stroke-width': 2 }) +
        stroke('M61 58.4Q64 56.6 67 58.4', '#2a2320', 2)
      : '')
  );
}

function garment(p: Person): string {
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

/** Head and shoulders of one person on a round-cornered ground; pages may crop it to a circle. */
export function portrait(p: Person): string {
  const neckShade = darken(p.skin, 0.2);
  return (
    rect(0, 0, 128, 128, p.background) +
    circle(96, 26, 46, lighten(p.background, 0.35), { opacity: 0.5 }) +
    behindHair(p) +
    (p.style === 'hijab' ? '' : path('M53 80H75V97C72 106 56 106 53 97Z', neckShade)) +
    (p.style === 'hijab'
      ? path('M12 128C14 106 32 98 50 94H78C96 98 114 106 116 128Z', p.accent ?? palette.teal)
      : garment(p)) +
    (p.style === 'hijab' ? '' : ellipse(39.5, 62, 4.5, 7, neckShade) + ellipse(88.5, 62, 4.5, 7, neckShade)) +
    ellipse(64, 55, 24.2, skullHeight[p.style] ?? 16, p.skin) +
    path('M40 54C40 34 88 34 88 54C88 76 80 92 64 92C48 92 40 76 40 54Z', p.skin) +
    path('M88 54C88 76 80 92 64 92C76 88 81 74 81 56C81 49 80 45 78 41C85 44 88 48 88 54Z', neckShade, {
      opacity: 0.3,
    }) +
    features(p) +
    frontHair(p)
  );
}
