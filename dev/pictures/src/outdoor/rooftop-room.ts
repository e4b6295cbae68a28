import { smallPlant } from '../furniture/plants.ts';
import { palette } from '../palette.ts';
import { at, circle, path, rect, times } from '../svg/markup.ts';
import { dish, waterTank } from './roof.ts';

/** The chilekotha: the small room on the roof that half of Dhaka has rented once; 290 wide, stands on y = 0. */
export function rooftopRoom(): string {
  const wall = '#e3a983';
  return (
    at(236, -220, 1.5, waterTank(1)) +
    at(60, -220, 1.2, dish(1)) +
    rect(0, -206, 290, 206, wall) +
    rect(262, -206, 28, 206, '#b57f60') +
    rect(-14, -222, 318, 18, '#f0dcb8') +
    rect(-14, -206, 318, 5, '#a8775a') +
    rect(0, -30, 290, 30, '#b57f60') +
    rect(36, -152, 68, 152, palette.green) +
    rect(42, -144, 26, 60, '#1b7a5c') +
    rect(72, -144, 26, 60, '#1b7a5c') +
    rect(42, -76, 26, 66, '#1b7a5c') +
    rect(72, -76, 26, 66, '#1b7a5c') +
    circle(94, -76, 3.4, palette.marigold) +
    rect(136, -150, 98, 82, '#f6ecd8') +
    rect(142, -144, 86, 70, '#5f7f78') +
    rect(142, -144, 20, 70, palette.sun) +
    rect(208, -144, 20, 70, palette.sun) +
    times(6, (i) => rect(153 + i * 13, -144, 2, 70, palette.ink)) +
    rect(142, -110, 86, 2, palette.ink) +
    rect(130, -68, 110, 7, '#f6ecd8') +
    at(160, -68, 1.2, smallPlant()) +
    at(206, -68, 1.2, smallPlant(palette.marigold)) +
    path('M22 -164H246L262 -150H6Z', '#b8433a') +
    path('M6 -150H262V-144H6Z', '#8d332c')
  );
}
