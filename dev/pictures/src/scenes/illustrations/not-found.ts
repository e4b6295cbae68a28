import { rickshaw } from '../../outdoor/rickshaw.ts';
import { crownTree } from '../../outdoor/trees.ts';
import { palette } from '../../palette.ts';
import { at, circle, path, rect, stroke, type Picture } from '../../svg/markup.ts';
import { ground } from './ground.ts';

function signPost(): string {
  const arm = (y: number, d: string, colour: string) =>
    path(`M${d}Z`, colour) + stroke(`M-22 ${y}H16`, palette.cream, 3);
  return (
    rect(-3, -150, 6, 150, palette.darkWood) +
    arm(-134, '-34 -146H30L44 -134L30 -122H-34', palette.green) +
    arm(-104, '34 -116H-30L-44 -104L-30 -92H34', palette.marigold) +
    circle(0, -152, 5, palette.red)
  );
}

/** A rickshaw at a sign post that points both ways. */
export function notFound(): Picture {
  return {
    width: 400,
    height: 280,
    body: [
      ground('#cfe0cc'),
      at(92, 246, 0.5, crownTree(230, 200, 3, '#5d8f6c')),
      at(326, 246, 0.92, signPost()),
      at(178, 246, 0.72, rickshaw({ riders: true })),
      stroke('M196 62C190 44 218 40 216 58C215 70 203 70 203 82', palette.green, 6) +
        circle(203, 94, 4, palette.green),
      stroke('M246 50C242 38 262 36 260 48C259 56 251 56 251 64', palette.marigold, 4.4) +
        circle(251, 73, 3, palette.marigold),
    ].join(''),
  };
}
