// The router gives each navigation a key.
const keyOfPage = (): unknown => (history.state as { key?: unknown } | null)?.key;

/**
 * Notices when the visitor leaves a page. If they come back, the page has forgotten its change.
 * @param path of the page that made the change
 */
export function watchPage(path: string): { isLeft: () => boolean; end: () => void } {
  const key = keyOfPage();
  let wentBack = false;
  const onBack = () => {
    wentBack = true;
  };
  // Back and Forward restore an earlier key.
  addEventListener('popstate', onBack);
  return {
    isLeft: () => wentBack || location.pathname !== path || keyOfPage() !== key,
    end: () => removeEventListener('popstate', onBack),
  };
}
