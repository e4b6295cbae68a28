import { useCallback, useRef, useState } from 'react';

/**
 * Loads something large when it is needed, for example suggestions when a control gets the focus.
 * @param load an import(). A failed one is tried again at the next call.
 * @returns the loaded value, undefined before, and the function that starts loading once
 */
export function useOnDemand<Value extends object>(
  load: () => Promise<Value>,
): [value: Value | undefined, start: () => void] {
  const [value, setValue] = useState<Value>();
  const started = useRef(false);
  const start = useCallback(() => {
    if (started.current) return;
    started.current = true;
    load().then(
      // A function, because the value may be one itself.
      (loaded) => setValue(() => loaded),
      () => {
        started.current = false;
      },
    );
  }, [load]);
  return [value, start];
}
