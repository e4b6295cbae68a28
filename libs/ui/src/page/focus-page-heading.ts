/**
 * Moves the focus to the page's h1 (see PageHeader): before what one has pressed, such as Try Again, goes away with the
 * state that it ends.
 */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}
