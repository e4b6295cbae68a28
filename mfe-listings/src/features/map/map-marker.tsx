import { VisuallyHidden } from '@roommate/ui';
import { useState, type FocusEvent } from 'react';
import { countText, medianRangeText, medianText, type Counted } from './area-texts.ts';
import type { Size } from './map-view.ts';
import type { Marker } from './markers.ts';
import type { Point } from './projection.ts';
import styles from './map-marker.module.css';

interface MapMarkerProps {
  marker: Marker;
  counted: Counted;
  /** The size of the map. */
  map: Size;
  /** Whether the text is larger than usual. The map has few such markers, and none is cut at its edge. */
  isLarge: boolean;
  /** Whether a press zooms in on its areas. Else it chooses them. */
  zoomsIn: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

const EDGE_PX = 6;

/** The offset of a marker with its centre here. A percentage is a part of its own size. */
const centred = ({ x, y }: Point): string => `translate(calc(${x}px - 50%), calc(${y}px - 50%))`;

/** The offset at the nearest centre at which the whole marker is on the map. */
function inside({ x, y }: Point, map: Size): string {
  const within = (centre: number, length: number) =>
    `clamp(${EDGE_PX}px, ${centre}px - 50%, ${length - EDGE_PX}px - 100%)`;
  return `translate(${within(x, map.width)}, ${within(y, map.height)})`;
}

/**
 * A marker: one area with its rent, or several areas, which a closer zoom separates. Its name for screen readers contains the
 * visible text, so that people can say what they see. It has a space between its parts, so no part begins with a comma.
 */
export function MapMarker({ marker, counted, map, isLarge, zoomsIn, isChosen, onChoose }: MapMarkerProps) {
  const { area, others, rooms, relation, at } = marker;
  const isGroup = others.length > 0;
  const isOne = rooms === 1 && relation === 'eq';
  const rent = isGroup ? medianRangeText(area, others, counted) : medianText(area, counted);
  const detail = rent ?? (zoomsIn ? 'Zoom in' : undefined);
  // While it has the focus of the keyboard, the edge of the map must not cut it.
  const [isFocused, setFocused] = useState(false);
  const focus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // A pointer must find the marker where it has pressed it.
    if (currentTarget.matches(':focus-visible')) setFocused(true);
  };
  return (
    <button
      type="button"
      className={isChosen ? `${styles.marker} ${styles.chosen}` : styles.marker}
      // eslint-disable-next-line no-restricted-syntax -- only a browser knows the size of the map, and so its markers
      style={{ transform: isFocused || isLarge ? inside(at, map) : centred(at) }}
      aria-pressed={zoomsIn ? undefined : isChosen}
      onClick={onChoose}
      onFocus={focus}
      onBlur={() => setFocused(false)}
    >
      {zoomsIn && rent !== undefined && <VisuallyHidden>Zoom in on </VisuallyHidden>}
      <span className={styles.count}>{countText(marker)}</span>
      <VisuallyHidden>{isOne ? ' room in ' : ' rooms in '}</VisuallyHidden>
      <span className={styles.text}>
        <span className={styles.name}>
          <span className={styles.ellipsis}>{area.name}</span>
          {isGroup && <span className={styles.more}>{`+${others.length}`}</span>}
        </span>
        {isGroup && <VisuallyHidden> more </VisuallyHidden>}
        {rent !== undefined && <VisuallyHidden> with a median of </VisuallyHidden>}
        {detail !== undefined && <span className={styles.rent}>{detail}</span>}
      </span>
    </button>
  );
}
