/** Moves the focus to the page's h1 (see PageHeader). Call it before the focused element disappears. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}
