import { formatAmount, type AreaWithRooms } from '@roommate/contracts';
import { onMap, type MapView, type Size } from './map-view.ts';
import type { Point } from './projection.ts';

/** A marker of the map: an area, with the areas whose own markers would cover it. */
export interface Marker {
  /** The area with the most rooms. */
  area: AreaWithRooms;
  /** The other areas of the marker. */
  others: AreaWithRooms[];
  rooms: number;
  /** The centre of the marker in pixels. */
  at: Point;
}

const MARKER_HEIGHT = 48;
const GAP = 4;
/** The number and the paddings. */
const FIXED_WIDTH = 60;
const CHARACTER_WIDTH = 7.2;
const MAX_WIDTH = 168;

/** The estimated width of a marker in pixels. It is never less than the real one. */
const widthOf = ({ name, median }: AreaWithRooms, extra: string): number =>
  Math.min(
    MAX_WIDTH,
    FIXED_WIDTH + CHARACTER_WIDTH * Math.max(name.length + extra.length, formatAmount(median).length),
  );

const covers = (a: Marker, b: Marker): boolean =>
  Math.abs(a.at.y - b.at.y) < MARKER_HEIGHT + GAP &&
  Math.abs(a.at.x - b.at.x) < (widthOf(a.area, ' +10') + widthOf(b.area, ' +10')) / 2 + GAP;

const isSeen = ({ at }: Marker, { width, height }: Size): boolean =>
  at.x > 0 && at.y > 0 && at.x < width && at.y < height;

/**
 * The markers that the map shows. An area joins the nearest marker that would cover its own, so no two markers overlap. Areas
 * with more rooms come first.
 * @param areas those with the most rooms first
 */
export function markersOf(areas: readonly AreaWithRooms[], view: MapView, size: Size): Marker[] {
  const markers: Marker[] = [];
  for (const area of areas) {
    const marker: Marker = { area, others: [], rooms: area.rooms, at: onMap(view, size, area.at) };
    if (!isSeen(marker, size)) continue;
    const distance = ({ at }: Marker) => Math.hypot(at.x - marker.at.x, at.y - marker.at.y);
    const [nearest] = markers
      .filter((other) => covers(other, marker))
      .toSorted((a, b) => distance(a) - distance(b));
    if (nearest) {
      nearest.others.push(area);
      nearest.rooms += area.rooms;
    } else markers.push(marker);
  }
  return markers;
}
