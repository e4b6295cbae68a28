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
  isChosen: boolean;
  onChoose: () => void;
}

const EDGE_PX = 6;

/** The nearest centre at which the whole marker is on the map. */
function inside({ x, y }: Point, map: Size, { width, height }: Size): Point {
  const within = (value: number, length: number, whole: number) =>
    Math.max(length / 2 + EDGE_PX, Math.min(value, whole - length / 2 - EDGE_PX));
  return { x: within(x, width, map.width), y: within(y, height, map.height) };
}

/**
 * A marker: one area with its rent, or several areas, which a closer zoom separates. Its name for screen readers contains the
 * visible text, so that people can say what they see. It has a space between its parts, so no part begins with a comma.
 */
export function MapMarker({ marker, counted, map, isChosen, onChoose }: MapMarkerProps) {
  const { area, others, rooms, relation, at } = marker;
  const isGroup = others.length > 0;
  const isOne = rooms === 1 && relation === 'eq';
  const rent = isGroup ? medianRangeText(area, others, counted) : medianText(area, counted);
  // The size of the marker while it has the focus of the keyboard. At the edge of the map it would be cut.
  const [focused, setFocused] = useState<Size>();
  const focus = ({
    currentTarget: { offsetWidth, offsetHeight },
    currentTarget,
  }: FocusEvent<HTMLElement>) => {
    // A pointer must find the marker where it has pressed it.
    if (currentTarget.matches(':focus-visible')) setFocused({ width: offsetWidth, height: offsetHeight });
  };
  const { x, y } = focused ? inside(at, map, focused) : at;
  return (
    <button
      type="button"
      className={isChosen ? `${styles.marker} ${styles.chosen}` : styles.marker}
      // eslint-disable-next-line no-restricted-syntax -- only a browser knows the size of the map, and so its markers
      style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
      aria-pressed={isGroup ? undefined : isChosen}
      onClick={onChoose}
      onFocus={focus}
      onBlur={() => setFocused(undefined)}
    >
      {isGroup && rent !== undefined && <VisuallyHidden>Zoom in on </VisuallyHidden>}
      <span className={styles.count}>{countText(marker)}</span>
      <VisuallyHidden>{isOne ? ' room in ' : ' rooms in '}</VisuallyHidden>
      <span className={styles.text}>
        <span className={styles.name}>
          <span className={styles.ellipsis}>{area.name}</span>
          {isGroup && <span className={styles.more}>{`+${others.length}`}</span>}
        </span>
        {isGroup && <VisuallyHidden> more </VisuallyHidden>}
        {rent !== undefined && <VisuallyHidden> with a median of </VisuallyHidden>}
        {(rent ?? isGroup) && <span className={styles.rent}>{rent ?? 'Zoom in'}</span>}
      </span>
    </button>
  );
}
