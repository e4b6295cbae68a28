declare global {
  interface Window {
    /** The longest time from an interaction to the next paint, in milliseconds. */
    slowestPress: number;
  }
}

/** Runs in the page before its scripts. It measures as the browser does for INP: https://web.dev/articles/inp. */
export function watchPresses(): void {
  window.slowestPress = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) window.slowestPress = Math.max(window.slowestPress, entry.duration);
    }
    // The type of the options lacks the threshold, whose least value is 16 ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Runs in the page. Numbers its controls. Some look alike in one part of the page, such as the links of cards. Of
 * those it numbers one.
 * @returns their labels
 */
export function numberControls(attribute: string): string[] {
  const kinds = new Set<string>();
  const labels: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href^="/"], button:enabled, input:enabled, select:enabled, textarea:enabled, summary',
  )) {
    const part = control.closest('header, footer, nav, form, article, section, main');
    const kind = [control.tagName, control.className, control.getAttribute('type'), part?.className].join(
      '|',
    );
    // A field against spam is outside the screen, and no key reaches it.
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
    control.setAttribute(attribute, String(labels.length));
    const label = `${control.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`;
    const same = labels.filter((other) => other === label || other.startsWith(`${label} (`)).length;
    labels.push(same === 0 ? label : `${label} (${same + 1})`);
  }
  return labels;
}
