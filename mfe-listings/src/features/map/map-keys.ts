import { panned, ZOOM_STEP, zoomed, type MapView } from './map-view.ts';

const PAN_PX = 80;

const moves: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

/** The view after a key. @returns undefined for a key that does not concern the map */
export function viewAfterKey(view: MapView, key: string): MapView | undefined {
  const move = moves[key];
  if (move) return panned(view, ...move);
  const steps = zooms[key];
  return steps === undefined ? undefined : zoomed(view, steps);
}
