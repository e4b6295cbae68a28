/**
 * Moves the focus off a notice that goes away, to the next one or else to the page. Without this, the keyboard would begin
 * at the start of the document. Call it before the notice goes. A focus that is elsewhere stays.
 */
export function focusAfter(notice: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (!notice || (activeElement !== body && !notice.contains(activeElement))) return;
  const next = notice.nextElementSibling ?? notice.previousElementSibling ?? document.querySelector('main');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
