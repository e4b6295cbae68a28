import { palette } from '../palette.ts';
import { lighten } from '../svg/colour.ts';
import { circle, ellipse, path, stroke } from '../svg/markup.ts';
import type { Person } from './person.ts';

/** The hair that falls behind head and neck. */
export function behindHair(p: Person): string {
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

/** The hair over the forehead. */
export function frontHair(p: Person): string {
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
