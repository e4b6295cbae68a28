import { palette } from '../palette.ts';
import { at, circle, path, rect, times } from '../svg/markup.ts';
import { smallPlant } from '../furniture/plants.ts';
import { clothesLine } from './roof.ts';

/** A merchant's house of old Dhaka: arches with shutters, a long balcony on brackets, a crowned parapet. 500 wide. */
export function oldHouse(): string {
  const wall = '#e9c48f';
  const trim = '#fbf0d6';
  const arch = (x: number, y: number, w: number, h: number, inside: string) =>
    path(
      `M${x - 5} ${y}V${y - h + w / 2}A${w / 2 + 5} ${w / 2 + 5} 0 0 1 ${x + w + 5} ${y - h + w / 2}V${y}Z`,
      trim,
    ) + path(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, inside);
  const shutters = (x: number, y: number, w: number, h: number) =>
    arch(x, y, w, h, '#3d4f47') +
    times(2, (i) => rect(x + 2 + (i * w) / 2, y - h + w / 2, w / 2 - 4, h - w / 2, palette.green)) +
    times(8, (i) => rect(x + 4, y - h + w / 2 + 4 + i * ((h - w / 2) / 8), w - 8, 1.8, '#00523c')) +
    path(
      `M${x + 3} ${y - h + w / 2 - 2}A${w / 2 - 3} ${w / 2 - 3} 0 0 1 ${x + w - 3} ${y - h + w / 2 - 2}Z`,
      palette.marigold,
      { opacity: 0.85 },
    );
  return (
    at(330, -356, 1, clothesLine(130, 50, [palette.red, palette.cream, palette.teal])) +
    rect(0, -346, 500, 346, wall) +
    rect(470, -346, 30, 346, '#c79d6d') +
    rect(-8, -358, 516, 14, trim) +
    path(
      'M170 -358C180 -384 210 -384 218 -398C236 -424 264 -424 282 -398C290 -384 320 -384 330 -358Z',
      wall,
    ) +
    circle(250, -384, 13, trim) +
    circle(250, -384, 8, palette.brick) +
    times(12, (i) => rect(4 + i * 42, -366, 10, 10, trim)) +
    times(5, (i) => shutters(34 + i * 92, -212, 56, 108)) +
    rect(-10, -196, 520, 10, trim) +
    rect(-10, -186, 520, 4, '#b48a5d') +
    times(60, (i) => rect(-4 + i * 8.6, -228, 2.4, 32, '#23443c')) +
    rect(-10, -231, 520, 5, '#23443c') +
    times(6, (i) => path(`M${20 + i * 92} -182h16l-16 22z`, '#b48a5d')) +
    at(20, -196, 1.4, smallPlant()) +
    at(296, -196, 1.4, smallPlant(palette.brick)) +
    at(478, -196, 1.5, smallPlant()) +
    shutters(34, -34, 56, 112) +
    shutters(126, -34, 56, 112) +
    arch(214, 0, 74, 150, '#4a352a') +
    rect(218, -112, 31, 112, palette.darkWood) +
    rect(253, -112, 31, 112, palette.darkWood) +
    circle(245, -58, 2.6, palette.marigold) +
    circle(257, -58, 2.6, palette.marigold) +
    shutters(320, -34, 56, 112) +
    shutters(412, -34, 56, 112) +
    rect(0, -18, 210, 18, '#b48a5d') +
    rect(292, -18, 208, 18, '#b48a5d')
  );
}
