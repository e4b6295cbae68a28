const PROPERTY = '--offline-banner-height';

/**
 * Gives the styles of the whole page the height of a banner that stays below the header, while it is shown: toasts begin
 * below it. For the `ref` of the banner.
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
