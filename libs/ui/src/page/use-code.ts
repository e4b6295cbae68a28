import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CodeOnDemand } from './code-on-demand.ts';

/**
 * Returns the code as soon as it has loaded. The first render has it when it has loaded before.
 * @param isWanted loads it
 */
export function useCode<T extends object>(code: CodeOnDemand<T>, isWanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState(code.loaded);
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (isMissing) void code.loadWithRetries().then((arrived) => setLoaded(() => arrived));
  }, [code, isMissing]);
  return loaded ?? code.loaded;
}

/** True after a failure of `useCode`, until another try. For a place that offers the visitor that try. */
export const useCodeFailure = (code: CodeOnDemand<object>): boolean =>
  useSyncExternalStore(
    code.subscribe,
    () => code.hasFailed,
    () => false,
  );
