import { act } from '@testing-library/react';

/** Scrolls the window, which jsdom cannot do: it sets the position and fires the event. @param y px */
export function scrollPage(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Lets the page's own scripts scroll, too. */
export function makeScrollable(): void {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  window.scrollTo = ((...args: [ScrollToOptions] | [number, number]) => {
    const top = typeof args[0] === 'object' ? args[0].top : args[1];
    Object.defineProperty(window, 'scrollY', { value: top ?? 0, configurable: true });
  }) as typeof window.scrollTo;
}
