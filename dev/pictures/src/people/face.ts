import { palette } from '../palette.ts';
import { darken, lighten } from '../svg/colour.ts';
import { circle, ellipse, path, rect, stroke } from '../svg/markup.ts';
import { garment } from './garment.ts';
import { behindHair, frontHair } from './hair.ts';
import type { Person } from './person.ts';

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

/** How far the skull shows above the face: under short hair more than under a high hairline. */
const skullHeight: Partial<Record<Person['style'], number>> = { balding: 26, short: 20, side: 20, curly: 20 };

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
