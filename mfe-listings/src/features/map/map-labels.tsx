import { mapLabels, metroStations } from '@roommate/places/map';
import { onMap, type MapView, type Size } from './map-view.ts';
import type { Marker } from './markers.ts';
import type { Point } from './projection.ts';
import styles from './schematic-map.module.css';

const CHARACTER_WIDTH = 8.5;
const HEIGHT = 20;
/** From this zoom on the stations have names. */
export const STATION_NAMES_FROM_ZOOM = 12.5;
const STATION_CHARACTER_WIDTH = 7;

interface MapLabelsProps {
  view: MapView;
  size: Size;
  markers: readonly Marker[];
  /** How much larger than usual the text is. */
  scale: number;
}

const isFree = ({ at, width, height }: Box, taken: readonly Box[]) =>
  taken.every(
    (other) =>
      Math.abs(at.x - other.at.x) > (width + other.width) / 2 ||
      Math.abs(at.y - other.at.y) > (height + other.height) / 2,
  );

interface Box {
  at: Point;
  width: number;
  height: number;
}

/** The space of the stations and of their names, which are on the right side. */
const stationBoxes = (view: MapView, size: Size): Box[] =>
  metroStations.map(({ name, at }) => {
    const { x, y } = onMap(view, size, at);
    const width = view.zoom < STATION_NAMES_FROM_ZOOM ? 12 : 20 + name.length * STATION_CHARACTER_WIDTH;
    return { at: { x: x - 6 + width / 2, y }, width, height: 12 };
  });

/** The names of parts of the city, where neither a marker nor another name is. */
export function MapLabels({ view, size, markers, scale }: MapLabelsProps) {
  const taken: Box[] = [
    ...markers.map(({ at }) => ({ at, width: 150 * scale, height: 52 * scale })),
    ...stationBoxes(view, size),
  ];
  const shown = mapLabels.flatMap(({ id, name, at: place }) => {
    const at = onMap(view, size, place);
    const box: Box = { at, width: name.length * CHARACTER_WIDTH * scale, height: HEIGHT * scale };
    if (!isFree(box, taken)) return [];
    taken.push(box);
    return [{ id, name, at }];
  });
  return (
    <g className={styles.names}>
      {shown.map(({ id, name, at }) => (
        <text key={id} x={at.x} y={at.y + 4}>
          {name}
        </text>
      ))}
    </g>
  );
}
