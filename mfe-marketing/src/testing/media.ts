/** Test doubles for the media APIs that jsdom lacks. */
let reduced = false;
const listeners = new Set<() => void>();

/** Sets the system's preference for reduced motion, as `matchMedia` reports it. Mounted components update. */
export function setReducedMotion(preferred: boolean): void {
  reduced = preferred;
  for (const listener of listeners) listener();
}

const observers = new Set<ScreenObserver>();

class ScreenObserver {
  constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    observers.add(this);
  }
  disconnect(): void {
    observers.delete(this);
  }
}

/** Makes all observed elements visible or invisible. */
export function setOnScreen(isIntersecting: boolean): void {
  for (const { callback } of observers) callback([{ isIntersecting }]);
}

Object.assign(globalThis, {
  IntersectionObserver: ScreenObserver,
  matchMedia: () => ({
    get matches() {
      return reduced;
    },
    addEventListener: (_: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
  }),
});

/** The width of every element: Swiper does nothing on a page without a width. */
const PHONE_WIDTH_PX = 360;
for (const side of ['clientWidth', 'offsetWidth']) {
  Object.defineProperty(HTMLElement.prototype, side, { get: () => PHONE_WIDTH_PX });
}
