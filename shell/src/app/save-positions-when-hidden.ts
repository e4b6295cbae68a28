/**
 * Saves the scroll position when the tab is hidden. Phones remove a hidden tab from memory without a `pagehide` event, and
 * load the page again when somebody returns. React Router and the list of rooms save their positions at `pagehide` only.
 * See https://developer.chrome.com/docs/web-platform/page-lifecycle-api. The event reaches libraries, too. Firebase's storage
 * in IndexedDB would stop looking for changes of other tabs. The shell uses the local storage.
 */
export function savePositionsWhenHidden(): void {
  // At pagehide, React Router leaves the next restore to the browser. The page has come back instead.
  const takeOver = (): void => void (history.scrollRestoration = 'manual');
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) dispatchEvent(new Event('pagehide'));
    else takeOver();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
}
