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
      at(180, -70, 0.8, lakeBridge().body),
      path(`M0 0H480C520 160 440 300 490 ${height}H0Z`, palette.paper),
      rect(72, 470, 96, 8, palette.marigold, { rx: 4 }),
      at(72, 96, 3.2, logoMark()),
      words('Roommate', 69, 308, 70, palette.ink),
      words('Dhaka', 69, 382, 70, palette.green),
      words('A room, and people to share it with.', 71, 436, 19, palette.ink),
    ].join(''),
  };
}
