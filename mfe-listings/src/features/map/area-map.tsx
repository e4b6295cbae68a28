import type { AreaWithRooms } from '@roommate/contracts';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import type { Counted } from './area-texts.ts';
import { viewAfterKey } from './map-keys.ts';
import { MapMarker } from './map-marker.tsx';
import { canZoomIn, CHOSEN_ZOOM, fitted, zoomed, ZOOM_STEP, type MapView, type Size } from './map-view.ts';
import { areasOf, markersOf, type Marker } from './markers.ts';
import styles from './area-map.module.css';
import { SchematicMap } from './schematic-map.tsx';
import { textScale } from './text-scale.ts';
import streetStyles from './streets/streets.module.css';
import { StreetsFailed } from './streets/streets-failed.tsx';
import { useStreets } from './streets/use-streets.ts';
import { useFocusAfterZoom } from './use-focus-after-zoom.ts';
import { useGestures } from './use-gestures.ts';
import { useMapView } from './use-map-view.ts';
import { useSize } from './use-size.ts';
import { useTwoFingers } from './use-two-fingers.ts';

interface AreaMapProps {
  /** Those with the most rooms first. */
  areas: readonly AreaWithRooms[];
  counted: Counted;
  isChosen: (area: AreaWithRooms) => boolean;
  /** Gets the areas of a marker. They are several where the closest zoom does not separate them. */
  onChoose: (areas: readonly AreaWithRooms[]) => void;
}

const unmeasured: Size = { width: 0, height: 0 };
const positions = (areas: readonly AreaWithRooms[]) => areas.map(({ at }) => at);

/**
 * A map of Dhaka with the areas, their rooms and rents. Below them is a schematic map that needs no outside service
 * (docs/decisions/0322-schematic-map.md). If the operator has configured a style, it shows streets (0353-street-map.md).
 */
export function AreaMap({ areas, counted, isChosen, onChoose }: AreaMapProps) {
  const map = useRef<HTMLDivElement>(null);
  const measured = useSize(map);
  const size = measured ?? unmeasured;
  const [own, setView] = useMapView();
  const chosen = areas.filter(isChosen);
  const all = useMemo(() => fitted(positions(areas), size), [areas, size]);
  const view = own ?? (chosen.length > 0 ? fitted(positions(chosen), size, CHOSEN_ZOOM) : all);
  const scale = useMemo(() => (measured ? textScale() : 1), [measured]);
  const markers = useMemo(
    () => (measured ? markersOf(areas, view, size, scale) : []),
    [areas, view, size, measured, scale],
  );
  const { canvas, credits, state, retry } = useStreets(view, measured !== undefined);
  const hasStreets = state === 'shown';
  const { list, surface, onOpen } = useFocusAfterZoom(markers);
  const gestures = useGestures(map, view, setView);
  const isHinted = useTwoFingers(map);
  const helpId = useId();
  const zoomsIn = (others: Marker['others']): boolean => others.length > 0 && canZoomIn(view);
  const open = (marker: Marker): void => {
    const group = areasOf(marker);
    if (!zoomsIn(marker.others)) {
      onChoose(group);
      return;
    }
    onOpen(marker);
    const fit = fitted(positions(group), size, CHOSEN_ZOOM);
    // Areas that are close together separate late, so each click zooms in.
    setView(fit.zoom > view.zoom + ZOOM_STEP ? fit : zoomed({ ...fit, zoom: view.zoom }, ZOOM_STEP));
  };
  const press = (next: MapView | undefined) => () => setView(next);
  return (
    <div className={styles.layout}>
      {/* The gestures are for pointers. The surface has the keys, and the buttons do the same. */}
      <div ref={map} className={styles.map} {...gestures}>
        {measured && (
          <>
            <div
              ref={surface}
              className={styles.surface}
              role="application"
              aria-roledescription="map"
              aria-label="Map of the rooms"
              aria-describedby={helpId}
              tabIndex={0}
              onKeyDown={(event) => {
                if (event.ctrlKey || event.metaKey || event.altKey) return;
                const next = viewAfterKey(view, event.key);
                if (!next) return;
                event.preventDefault();
                setView(next);
              }}
            >
              {!hasStreets && <SchematicMap view={view} size={size} markers={markers} textScale={scale} />}
              {state !== 'off' && (
                <div
                  ref={canvas}
                  className={hasStreets ? streetStyles.streets : streetStyles.waiting}
                  aria-hidden="true"
                />
              )}
            </div>
            <ul ref={list} role="list" className={styles.markers} aria-label="Areas on the map">
              {markers.map((marker) => (
                <li key={marker.area.id}>
                  <MapMarker
                    marker={marker}
                    counted={counted}
                    map={size}
                    isLarge={scale > 1}
                    zoomsIn={zoomsIn(marker.others)}
                    isChosen={areasOf(marker).every(isChosen)}
                    onChoose={() => open(marker)}
                  />
                </li>
              ))}
            </ul>
            {isHinted && (
              <p className={styles.hint} aria-hidden="true">
                Use two fingers to move the map
              </p>
            )}
            {state === 'failed' && <StreetsFailed onRetry={retry} />}
            {state !== 'off' && <div ref={credits} className={streetStyles.credits} hidden={!hasStreets} />}
          </>
        )}
      </div>
      <div className={styles.bar}>
        <p id={helpId} className={styles.legend}>
          {!hasStreets && <span className={styles.metro}>Metro line 6</span>}
          <span className={styles.help}>Arrow keys move the map, plus and minus zoom.</span>
        </p>
        <div className={styles.controls} role="group" aria-label="Zoom">
          <button type="button" aria-label="Zoom in" onClick={press(zoomed(view, ZOOM_STEP))}>
            <Plus aria-hidden="true" />
          </button>
          <button type="button" aria-label="Zoom out" onClick={press(zoomed(view, -ZOOM_STEP))}>
            <Minus aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Show all areas"
            onClick={press(chosen.length > 0 ? all : undefined)}
          >
            <Maximize aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  );
}
