import { toCoordinates, toPoint, type Coordinates, type Point } from './projection.ts';

/** What the map shows: its centre, and the zoom that web maps use. One step doubles the scale. */
export interface MapView extends Coordinates {
  zoom: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

export const ZOOM_STEP = 1;
const MIN_ZOOM = 9;
const MAX_ZOOM = 15;
/** The closest zoom that shows all areas, and the one that shows those that the visitor has chosen. */
const MAX_FIT_ZOOM = 12.5;
export const CHOSEN_ZOOM = 13.5;
/** At zoom 0 a tile of 512 pixels shows the circle of latitude through the city. */
const PIXELS_PER_KM = 512 / 36_670;
/** The centre stays inside greater Dhaka. */
const reach = { x: 25, y: 26 } as const;
/** Corners of the city, in kilometres from the centre: what the map shows without any area. */
const city: readonly Point[] = [
  { x: -6, y: -10 },
  { x: 6, y: 10 },
];

export const pixelsPerKm = (zoom: number): number => PIXELS_PER_KM * 2 ** zoom;

const between = (min: number, value: number, max: number): number => Math.min(max, Math.max(min, value));

function limited(centre: Point, zoom: number): MapView {
  const inside = { x: between(-reach.x, centre.x, reach.x), y: between(-reach.y, centre.y, reach.y) };
  return { ...toCoordinates(inside), zoom: between(MIN_ZOOM, zoom, MAX_ZOOM) };
}

/** The view that shows all places, with a margin for the markers. Without places it shows the city. */
export function fitted(
  places: readonly Coordinates[],
  { width, height }: Size,
  maxZoom = MAX_FIT_ZOOM,
): MapView {
  const points = places.length > 0 ? places.map(toPoint) : city;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = { x: Math.min(160, width / 2.5), y: Math.min(112, height / 3) };
  const scale = Math.min(
    Math.max(1, width - margin.x) / Math.max(right - left, 0.01),
    Math.max(1, height - margin.y) / Math.max(bottom - top, 0.01),
  );
  const zoom = Math.min(maxZoom, Math.log2(scale / PIXELS_PER_KM));
  return limited({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom);
}

export const canZoomIn = ({ zoom }: MapView): boolean => zoom < MAX_ZOOM;

/** The view after its content has moved by some pixels. */
export function panned(view: MapView, dx: number, dy: number): MapView {
  const scale = pixelsPerKm(view.zoom);
  const { x, y } = toPoint(view);
  return limited({ x: x - dx / scale, y: y - dy / scale }, view.zoom);
}

/** The view after a zoom that leaves one spot where it is. @param spot in pixels from the centre of the map */
export function zoomed(view: MapView, steps: number, spot: Point = { x: 0, y: 0 }): MapView {
  const zoom = between(MIN_ZOOM, view.zoom + steps, MAX_ZOOM);
  const shift = 1 / pixelsPerKm(view.zoom) - 1 / pixelsPerKm(zoom);
  const { x, y } = toPoint(view);
  return limited({ x: x + spot.x * shift, y: y + spot.y * shift }, zoom);
}

/** Where a place is on the map, in pixels from its upper left corner. */
export function onMap(view: MapView, { width, height }: Size, place: Coordinates): Point {
  const scale = pixelsPerKm(view.zoom);
  const [centre, point] = [toPoint(view), toPoint(place)];
  return { x: width / 2 + (point.x - centre.x) * scale, y: height / 2 + (point.y - centre.y) * scale };
}

/** The parameter of the URL that has the view. */
export const VIEW_PARAMETER = 'at';
const VIEW_FORMAT = /^(\d{2}\.\d{1,4}),(\d{2}\.\d{1,4}),(\d{1,2}(?:\.\d{1,2})?)$/;

export const viewText = ({ lat, lng, zoom }: MapView): string =>
  `${lat.toFixed(4)},${lng.toFixed(4)},${Number(zoom.toFixed(2))}`;

/** @returns undefined for a text that is not a view of the city */
export function readView(text: string | null): MapView | undefined {
  const [, lat, lng, zoom] = VIEW_FORMAT.exec(text ?? '') ?? [];
  return lat === undefined
    ? undefined
    : limited(toPoint({ lat: Number(lat), lng: Number(lng) }), Number(zoom));
}
