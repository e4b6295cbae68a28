import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { panned, zoomed, type MapView } from './map-view.ts';
import type { Point } from './projection.ts';

/** A pointer that moves less than this presses what is below it. */
const DRAG_FROM_PX = 6;
const WHEEL_PX_PER_STEP = 300;

const middle = ([a, b = a]: readonly Point[]): Point =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * Moves the map with a mouse or pen, with two fingers and with the wheel.
 * @param view the view now
 * @returns the handlers of the map's element
 */
export function useGestures(
  map: RefObject<HTMLElement | null>,
  view: MapView,
  onView: (view: MapView) => void,
) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const travelled = useRef(0);
  // Several events can come before the next render.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const show = (next: MapView): void => {
    latest.current = next;
    onView(next);
  };
  const fromCentre = ({ x, y }: Point): Point => {
    const box = map.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  const onWheel = useRef((_event: WheelEvent): void => undefined);
  useEffect(() => {
    onWheel.current = (event) => {
      event.preventDefault();
      const spot = fromCentre({ x: event.clientX, y: event.clientY });
      show(zoomed(latest.current, -event.deltaY / WHEEL_PX_PER_STEP, spot));
    };
  });
  useEffect(() => {
    const element = map.current;
    const listener = (event: WheelEvent): void => onWheel.current(event);
    // React's own listener is passive, and the page would scroll.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [map]);

  useEffect(() => {
    const end = ({ pointerId }: globalThis.PointerEvent): void => {
      pointers.current.delete(pointerId);
    };
    // A press can end outside the map.
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);
  return {
    onPointerDown({ pointerId, clientX, clientY, button }: PointerEvent) {
      if (button !== 0) return;
      if (pointers.current.size === 0) {
        dragged.current = false;
        travelled.current = 0;
      }
      pointers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { pointerId, pointerType, clientX, clientY, currentTarget } = event;
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const [oldMiddle, oldSpread] = [
        middle([...pointers.current.values()]),
        spread([...pointers.current.values()]),
      ];
      pointers.current.set(pointerId, { x: clientX, y: clientY });
      // One finger scrolls the page (use-two-fingers.ts).
      if (pointerType === 'touch' && pointers.current.size === 1) return;
      travelled.current += Math.hypot(clientX - before.x, clientY - before.y);
      if (!dragged.current && travelled.current < DRAG_FROM_PX) return;
      if (!dragged.current) currentTarget.setPointerCapture(pointerId);
      dragged.current = true;
      const now = [...pointers.current.values()];
      const spot = middle(now);
      const moved = panned(latest.current, spot.x - oldMiddle.x, spot.y - oldMiddle.y);
      const steps = oldSpread > 0 ? Math.log2(spread(now) / oldSpread) : 0;
      show(steps === 0 ? moved : zoomed(moved, steps, fromCentre(spot)));
    },
    /** The click at the end of a drag must not press a marker. */
    onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void; detail: number }) {
      if (!dragged.current || event.detail === 0) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
