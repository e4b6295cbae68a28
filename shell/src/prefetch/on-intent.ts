import { linkedPage } from './linked-page.ts';

/**
 * A mouse that passes over a link stays for less than this. The same holds for a finger that starts to scroll, and for a
 * focus that moves on.
 */
const DWELL_MS = 65;

/** The visitor turns away from the link, or opens it: then the visit itself loads the page. */
const ends = ['touchmove', 'pointercancel', 'focusout', 'click'];

/**
 * Calls `report` with the page that the visitor is about to open. A mouse or a finger rests on its link, or the focus
 * does.
 */
export function onIntent(report: (page: URL) => void): void {
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(dwell);
  const start = ({ target }: Event): void => {
    end();
    const page = linkedPage(target);
    if (page) dwell = setTimeout(() => report(page), DWELL_MS);
  };
  // A page may stop an event from bubbling.
  const options = { passive: true, capture: true };
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') start(event);
    },
    options,
  );
  document.addEventListener('touchstart', start, options);
  document.addEventListener('focusin', start, options);
  for (const type of ends) document.addEventListener(type, end, options);
}
