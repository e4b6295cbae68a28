/** Whether the browser would ask before the tab closes. */
export const isAskedBeforeClosing = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** More than a form needs to render after its values are stored. */
const TURNS = 50;

/**
 * Tries to close the tab in each turn of the event loop's microtasks, so also before React renders again.
 * @param isSaved whether nothing is left to lose
 * @returns whether the browser asked, for each attempt since then. It grows with time.
 */
export function closeOnceSaved(isSaved: () => boolean): boolean[] {
  const asks: boolean[] = [];
  void (async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await Promise.resolve();
      if (isSaved()) asks.push(isAskedBeforeClosing());
    }
  })();
  return asks;
}
