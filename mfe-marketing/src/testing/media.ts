/** What browsers tell of the screen and jsdom does not. */
let reduced = false;
const listeners = new Set<() => void>();

/** The system's preference for less motion, as `matchMedia` tells it; pages that are open notice the change. */
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

/** Scrolls what the page observes onto the screen or off it. */
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

/** Every element is as wide as a phone: Swiper does nothing in a page without a width. */
const PHONE_WIDTH_PX = 360;
for (const side of ['clientWidth', 'offsetWidth']) {
  Object.defineProperty(HTMLElement.prototype, side, { get: () => PHONE_WIDTH_PX });
}
