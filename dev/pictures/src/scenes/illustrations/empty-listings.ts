import { smallPlant } from '../../furniture/plants.ts';
import { palette } from '../../palette.ts';
import { at, circle, path, rect, stroke, times, type Picture } from '../../svg/markup.ts';
import { ground } from './ground.ts';

/** An empty room that waits: window, bare bed, a bulb, a rolled mat and a plant. */
export function emptyListings(): Picture {
  return {
    width: 400,
    height: 280,
    body: [
      ground('#dbe6d0'),
      rect(146, 70, 92, 86, palette.green),
      rect(152, 76, 80, 74, '#f9dfa3'),
      circle(212, 100, 12, palette.marigold),
      path('M152 150V128H168V116H186V132H204V122H222V136H232V150Z', '#c99474'),
      times(5, (i) => rect(164 + i * 13, 76, 2, 74, palette.ink)),
      rect(152, 112, 80, 2, palette.ink),
      rect(189, 76, 5, 74, palette.green),
      rect(138, 156, 108, 8, '#f4ead4'),
      stroke('M286 44V78', palette.ink, 2.4),
      circle(286, 90, 24, palette.sun, { opacity: 0.5 }),
      path('M280 78H292V84C300 90 296 102 286 102C276 102 272 90 280 84Z', palette.sun),
      rect(280, 76, 12, 6, palette.darkWood),
      rect(92, 168, 8, 78, palette.darkWood),
      rect(92, 166, 8, 10, palette.wood),
      rect(98, 204, 164, 14, palette.wood),
      rect(98, 204, 164, 4, '#b98556'),
      times(7, (i) => rect(108 + i * 22, 200, 12, 4, '#b98556')),
      rect(258, 190, 8, 56, palette.darkWood),
      rect(104, 218, 6, 28, palette.darkWood),
      path('M286 246C276 246 276 222 286 222H338V246Z', palette.red),
      stroke('M300 222V246M318 222V246', palette.sun, 3),
      circle(338, 234, 12, '#d2634f'),
      circle(338, 234, 6, palette.red),
      at(70, 246, 1.7, smallPlant(palette.marigold)),
    ].join(''),
  };
}
