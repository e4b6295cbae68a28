/**
 * Calls back when a cookie may have changed, also in another tab. Browsers without a cookie store notice it when the visitor
 * comes back to this tab.
 * @returns ends it
 */
export function onCookieChange(callback: () => void): () => void {
  globalThis.cookieStore?.addEventListener('change', callback);
  document.addEventListener('visibilitychange', callback);
  return () => {
    globalThis.cookieStore?.removeEventListener('change', callback);
    document.removeEventListener('visibilitychange', callback);
  };
}
