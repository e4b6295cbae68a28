import { startTransition, useEffect, useState } from 'react';

/** After this time the code loads without a use of the page. The page may need it when the connection is lost. */
const LATEST_MS = 10_000;

/** What a visitor does to use the page. */
const uses = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;
const options = { capture: true, passive: true };

/**
 * Whether the visitor has begun to use the page, or has had it for ten seconds. Then it stays true. Code that visitors do
 * not need before can load then, so that it does not delay the page. False on a server and while React takes over a page.
 */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return;
    // The actions of the visitor are more urgent than the code that loads here.
    const note = (): void => startTransition(() => setUsed(true));
    for (const use of uses) addEventListener(use, note, options);
    const timer = setTimeout(note, LATEST_MS);
    return () => {
      for (const use of uses) removeEventListener(use, note, options);
      clearTimeout(timer);
    };
  }, [isUsed]);
  return isUsed;
}
