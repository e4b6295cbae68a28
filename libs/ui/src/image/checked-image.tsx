import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';

interface CheckedImageProps extends Omit<ComponentProps<'img'>, 'onError' | 'ref'> {
  /** Called when the image does not load. */
  onFailure: () => void;
}

/** An image that also reports a failure from before React took over the page. React repeats no such event. */
export function CheckedImage({ onFailure, ...image }: CheckedImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const reportEarlier = useEffectEvent(() => {
    const shown = element.current;
    // Some browsers give drawings without a size the width 0.
    if (!shown?.complete || shown.naturalWidth > 0) return;
    shown.decode().catch(() => {
      // The event may have come after all, and then another image is here.
      if (element.current === shown) onFailure();
    });
  });
  useEffect(() => reportEarlier(), []);
  return <img {...image} ref={element} onError={onFailure} />;
}
