import { useEffect, useRef } from 'react';
import { areasOf, type Marker } from './markers.ts';

/**
 * Keeps the focus on the area of a pressed marker. Closer up, its area can belong to another marker, and the pressed
 * button has disappeared. Without a marker for the area, the map gets the focus.
 */
export function useFocusAfterZoom(markers: readonly Marker[]) {
  const list = useRef<HTMLUListElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    const id = pressed.current;
    pressed.current = undefined;
    if (id === undefined || document.activeElement !== document.body) return;
    const position = markers.findIndex((marker) => areasOf(marker).some((area) => area.id === id));
    const button = list.current?.children.item(position)?.querySelector('button');
    (button ?? surface.current)?.focus({ preventScroll: true });
  }, [markers]);

  return {
    list,
    surface,
    /** @param marker that a press opens */
    onOpen: ({ area }: Marker) => {
      pressed.current = area.id;
    },
  };
}
