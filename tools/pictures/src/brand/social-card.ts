import { palette } from '../palette.ts';
import { lakeBridge } from '../scenes/heroes/lake-bridge.ts';
import { at, path, rect, type Picture } from '../svg/markup.ts';
import { logoMark } from './logo-mark.ts';
import { words } from './wordmark.ts';

const [width, height] = [1200, 630];

/** What a shared link shows: the lake bridge, with mark, name and promise on paper. */
export function socialCard(): Picture {
  return {
    width,
    height,
    body: [
      at(-60, -70, 0.8, lakeBridge().body),
      path(`M0 0H520C560 160 470 300 520 ${height}H0Z`, palette.paper),
      rect(72, 500, 96, 8, palette.marigold, { rx: 4 }),
      at(72, 96, 3.2, logoMark()),
      words('Roommate', 68, 320, 92, palette.ink),
      words('Dhaka', 68, 412, 92, palette.green),
      words('A room, and people to share it with.', 70, 470, 22, palette.ink),
    ].join(''),
  };
}
