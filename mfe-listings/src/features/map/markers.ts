import type { AreaWithRooms } from '@roommate/contracts';
import { countText } from './area-texts.ts';
import { onMap, type MapView, type Size } from './map-view.ts';
import type { Point } from './projection.ts';

/** A marker of the map: an area, with the areas whose own markers would cover it. */
export interface Marker extends Pick<AreaWithRooms, 'rooms' | 'relation'> {
  /** The area with the most rooms. */
  area: AreaWithRooms;
  /** The other areas of the marker. */
  others: AreaWithRooms[];
  /** The centre of the marker in pixels. */
  at: Point;
}

/** All areas of a marker. */
export const areasOf = ({ area, others }: Marker): AreaWithRooms[] => [area, ...others];

/** All lengths of a marker grow with the text. */
const MARKER_HEIGHT = 48;
const GAP = 4;
/** The paddings, and the number with its own. */
const FIXED_WIDTH = 24;
const MIN_COUNT_WIDTH = 36;
const COUNT_PADDING = 12;
const CHARACTER_WIDTH = 7.2;
/** Of a range of rents. */
const MIN_CHARACTERS = 14;
/** As in the style sheet. */
const MAX_WIDTH = 176;

/** The estimated width of a marker in pixels. It is never less than the real one. */
function widthOf({ area, rooms, relation }: Marker): number {
  const count = CHARACTER_WIDTH * countText({ rooms, relation }).length + COUNT_PADDING;
  const text = CHARACTER_WIDTH * Math.max(`${area.name} +10`.length, MIN_CHARACTERS);
  return Math.min(MAX_WIDTH, FIXED_WIDTH + Math.max(MIN_COUNT_WIDTH, count) + text);
}

const covers = (a: Marker, b: Marker, scale: number): boolean =>
  Math.abs(a.at.y - b.at.y) < scale * MARKER_HEIGHT + GAP &&
  Math.abs(a.at.x - b.at.x) < (scale * (widthOf(a) + widthOf(b))) / 2 + GAP;

const isSeen = ({ at }: Marker, { width, height }: Size): boolean =>
  at.x > 0 && at.y > 0 && at.x < width && at.y < height;

/** The rooms of some areas. An area contains those of its parts, which count once. */
function roomsOf(areas: readonly AreaWithRooms[]): Pick<Marker, 'rooms' | 'relation'> {
  const ids = new Set(areas.map(({ id }) => id));
  const outermost = areas.filter(({ around }) => !around.some((id) => ids.has(id)));
  return {
    rooms: outermost.reduce((sum, { rooms }) => sum + rooms, 0),
    relation: outermost.some(({ relation }) => relation === 'gte') ? 'gte' : 'eq',
  };
}

/**
 * The areas that have rooms outside their parts. The marker of another one would say nothing that those of its parts
 * do not say. It could also cover them.
 */
function withOwnRooms(areas: readonly AreaWithRooms[]): AreaWithRooms[] {
  const inParts = new Map<string, number>();
  for (const { around, rooms } of areas) {
    const [parent] = around;
    if (parent !== undefined) inParts.set(parent, (inParts.get(parent) ?? 0) + rooms);
  }
  // The rooms of a large area are not all counted, so its parts can have more.
  return areas.filter(({ id, rooms }) => inParts.get(id) !== rooms);
}

/**
 * The markers that the map shows. An area joins the nearest marker that would cover its own, so no two markers overlap. Areas
 * with more rooms come first.
 * @param areas those with the most rooms first
 * @param scale how much larger than usual the text is
 */
export function markersOf(areas: readonly AreaWithRooms[], view: MapView, size: Size, scale = 1): Marker[] {
  const markers: Marker[] = [];
  for (const area of withOwnRooms(areas)) {
    const { rooms, relation } = area;
    const marker: Marker = { area, others: [], rooms, relation, at: onMap(view, size, area.at) };
    if (!isSeen(marker, size)) continue;
    const distance = ({ at }: Marker) => Math.hypot(at.x - marker.at.x, at.y - marker.at.y);
    const [nearest] = markers
      .filter((other) => covers(other, marker, scale))
      .toSorted((a, b) => distance(a) - distance(b));
    if (nearest) {
      nearest.others.push(area);
      Object.assign(nearest, roomsOf([nearest.area, ...nearest.others]));
    } else markers.push(marker);
  }
  return markers;
}
