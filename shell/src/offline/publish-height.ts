/**
 * Publishes the height of a banner that stays below the header to the styles of the whole page. It does so while the
 * banner shows. Toasts begin below it.
 * @param property the custom property with the height
 */
export function publishHeight(banner: HTMLElement | null, property: `--${string}`) {
  if (!banner || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
