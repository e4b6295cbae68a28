import { darken, lighten } from '../svg/colour.ts';
import { circle, ellipse, group, path, rect, stroke } from '../svg/markup.ts';
import { palette } from '../palette.ts';

export interface Sitter {
  cloth: string;
  skin: string;
  hair: string;
  woman: boolean;
  /** Faces to the left instead of to the right. */
  left?: boolean;
  cup?: boolean;
}

/** Someone who sits on a mora of 44 height, seen from the side; feet on the origin's level, about 150 tall. */
export function sitter(s: Sitter): string {
  const legs = s.woman ? lighten(s.cloth, 0.45) : '#48666b';
  return group(
    s.left ? 'scale(-1 1)' : 'scale(1 1)',
    s.woman
      ? path('M-20 -122C-26 -154 26 -158 22 -128C20 -112 -2 -108 -16 -88C-26 -94 -20 -112 -20 -122Z', s.hair)
      : '',
    path('M-20 -46C-10 -60 22 -62 44 -54L48 -8H34L30 -38H-14Z', legs),
    path('M30 -8H54C56 -2 54 0 50 0H32Z', palette.darkWood),
    path('M-22 -44C-28 -84 -22 -104 -2 -106C16 -106 22 -84 20 -46Z', s.cloth),
    s.woman ? path('M-22 -50C-10 -40 20 -42 34 -48L36 -36C20 -30 -12 -34 -24 -38Z', s.cloth) : '',
    stroke(
      s.cup ? 'M-2 -94C4 -74 12 -68 26 -74L34 -82' : 'M-2 -94C4 -72 14 -62 32 -60',
      darken(s.cloth, 0.14),
      12,
    ),
    s.cup
      ? circle(36, -85, 5.5, s.skin) + path('M34 -98H46L44 -86H36Z', palette.cream)
      : circle(34, -60, 5.5, s.skin),
    rect(-6, -116, 11, 16, darken(s.skin, 0.15)),
    ellipse(2, -126, 15, 17, s.skin),
    s.woman
      ? path('M-16 -124C-18 -150 20 -150 18 -130C10 -138 0 -138 -6 -128Z', s.hair)
      : path('M-14 -126C-18 -150 20 -150 18 -130C10 -138 -2 -138 -8 -124Z', s.hair),
    circle(10, -127, 1.8, '#241a16'),
    stroke('M5 -118Q10 -114 14 -119', '#5b2a22', 1.7),
    s.woman ? stroke('M-20 -98C-8 -84 12 -86 18 -98', lighten(s.cloth, 0.55), 6) : '',
  );
}
