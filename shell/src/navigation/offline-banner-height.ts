const PROPERTY = '--offline-banner-height';

/**
 * Publishes the height of the banner below the header to the styles of the whole page. It does so while the banner
 * shows. Toasts begin below it. For the `ref` of the banner.
 */
export function publishHeight(banner: HTMLElement | null) {
  if (!banner || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty(PROPERTY);
  };
}
