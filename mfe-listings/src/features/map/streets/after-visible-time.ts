/**
 * Calls a function after a time in which the page was visible. Hidden pages get no animation frames, so that nothing
 * can become ready there.
 * @param milliseconds the visible time
 * @returns cancels the call
 */
export function afterVisibleTime(milliseconds: number, callback: () => void): () => void {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - startedAt;
  };
  const cancel = (): void => {
    pause();
    document.removeEventListener('visibilitychange', onChange);
  };
  const onChange = (): void => {
    pause();
    if (document.visibilityState !== 'visible') return;
    startedAt = performance.now();
    timer = setTimeout(() => {
      cancel();
      callback();
    }, left);
  };
  document.addEventListener('visibilitychange', onChange);
  onChange();
  return cancel;
}
