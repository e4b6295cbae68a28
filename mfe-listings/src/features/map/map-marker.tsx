import { formatAmount } from '@roommate/contracts';
import { VisuallyHidden } from '@roommate/ui';
import type { Marker } from './markers.ts';
import styles from './map-marker.module.css';

interface MapMarkerProps {
  marker: Marker;
  isChosen: boolean;
  onChoose: () => void;
}

/**
 * A marker: one area with its rent, or several areas, which a closer zoom separates. Its name for screen readers contains the
 * visible text, so that people can say what they see.
 */
export function MapMarker({ marker: { area, others, rooms, at }, isChosen, onChoose }: MapMarkerProps) {
  const isGroup = others.length > 0;
  return (
    <button
      type="button"
      className={isChosen ? `${styles.marker} ${styles.chosen}` : styles.marker}
      // eslint-disable-next-line no-restricted-syntax -- only a browser knows the size of the map, and so its markers
      style={{ transform: `translate(-50%, -50%) translate(${at.x}px, ${at.y}px)` }}
      aria-pressed={isGroup ? undefined : isChosen}
      onClick={onChoose}
    >
      <span className={styles.count}>{rooms}</span>
      <VisuallyHidden>{rooms === 1 ? ' room in ' : ' rooms in '}</VisuallyHidden>
      <span className={styles.text}>
        <span className={styles.name}>
          <span className={styles.ellipsis}>{area.name}</span>
          {isGroup && <span className={styles.more}>{`+${others.length}`}</span>}
        </span>
        <VisuallyHidden>{isGroup ? ' more, ' : ', median '}</VisuallyHidden>
        <span className={styles.rent}>{isGroup ? 'Zoom in' : formatAmount(area.median)}</span>
      </span>
    </button>
  );
}
