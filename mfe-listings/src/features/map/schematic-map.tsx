import { lakes, metroStations, parks, rivers, roads } from '@roommate/places/map';
import { memo, useId } from 'react';
import { MapLabels, STATION_NAMES_FROM_ZOOM } from './map-labels.tsx';
import { pixelsPerKm, type MapView, type Size } from './map-view.ts';
import type { Marker } from './markers.ts';
import { toPoint, type Coordinates } from './projection.ts';
import { smoothPath } from './smooth-path.ts';
import styles from './schematic-map.module.css';

/** Where on its river a name starts, as a share of the length. */
const NAME_AT = 0.45;

const between = (min: number, value: number, max: number): number => Math.min(max, Math.max(min, value));
const pathOf = (points: readonly Coordinates[]): string => smoothPath(points.map(toPoint));
const line = ({ name, points }: { name: string; points: Coordinates[] }) => ({ name, path: pathOf(points) });
const drawn = { rivers: rivers.map(line), lakes: lakes.map(line), roads: roads.map(line) };
/** The path of a name, from left to right at the name, so that no name is upside down. */
function namePath({ points }: { points: Coordinates[] }): string {
  const i = Math.floor(points.length * NAME_AT);
  const [here, next] = [points[i], points[i + 1]];
  const isLeftward = here && next && next.lng < here.lng;
  return pathOf(isLeftward ? points.toReversed() : points);
}
const riverNames = rivers.map((river) => ({ name: river.name, path: namePath(river) }));
const metro = { path: pathOf(metroStations.map(({ at }) => at)), stations: metroStations };

const RIVER_NAMES_FROM_ZOOM = 10;

interface SchematicMapProps {
  view: MapView;
  size: Size;
  markers: readonly Marker[];
  /** How much larger than usual the text is. */
  textScale: number;
}

/** What is below the markers: water, parks, roads, the metro and names. It repeats nothing that the table does not say. */
export const SchematicMap = memo(function SchematicMap({
  view,
  size,
  markers,
  textScale,
}: SchematicMapProps) {
  const id = useId();
  const scale = pixelsPerKm(view.zoom);
  const { x, y } = toPoint(view);
  const px = 1 / scale;
  const move = `translate(${size.width / 2} ${size.height / 2}) scale(${scale}) translate(${-x} ${-y})`;
  return (
    <svg className={styles.map} width={size.width} height={size.height} aria-hidden="true">
      <g transform={move}>
        {parks.map(({ name, at, width, height }) => {
          const centre = toPoint(at);
          return (
            <rect
              key={name}
              className={styles.park}
              x={centre.x - width / 2}
              y={centre.y - height / 2}
              width={width}
              height={height}
              rx={Math.min(width, height) / 3}
            />
          );
        })}
        <g className={styles.roads} strokeWidth={between(2 * px, 0.12, 8 * px)}>
          {drawn.roads.map(({ name, path }) => (
            <path key={name} d={path} />
          ))}
        </g>
        <g className={styles.water} strokeWidth={between(4 * px, 0.42, 40 * px)}>
          {drawn.rivers.map(({ name, path }) => (
            <path key={name} d={path} />
          ))}
        </g>
        <g className={styles.water} strokeWidth={between(2.5 * px, 0.2, 14 * px)}>
          {drawn.lakes.map(({ name, path }) => (
            <path key={name} d={path} />
          ))}
        </g>
        {view.zoom >= RIVER_NAMES_FROM_ZOOM && (
          <g className={styles.riverName} fontSize={12 * px} strokeWidth={3 * px}>
            {riverNames.map(({ name, path }, i) => (
              <g key={name}>
                <path id={`${id}${i}`} d={path} fill="none" stroke="none" />
                <text dy={-6 * px - 0.2}>
                  <textPath href={`#${id}${i}`} startOffset={`${NAME_AT * 100}%`}>
                    {name}
                  </textPath>
                </text>
              </g>
            ))}
          </g>
        )}
        <path className={styles.metroEdge} d={metro.path} strokeWidth={7 * px} />
        <path className={styles.metro} d={metro.path} strokeWidth={4 * px} />
        {metro.stations.map(({ name, at }) => {
          const point = toPoint(at);
          return (
            <g key={name}>
              <circle
                className={styles.station}
                cx={point.x}
                cy={point.y}
                r={3.5 * px}
                strokeWidth={2 * px}
              />
              {view.zoom >= STATION_NAMES_FROM_ZOOM && (
                <text
                  className={styles.stationName}
                  x={point.x + 8 * px}
                  y={point.y + 4 * px}
                  fontSize={12 * px}
                  strokeWidth={3 * px}
                >
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <MapLabels view={view} size={size} markers={markers} scale={textScale} />
    </svg>
  );
});
