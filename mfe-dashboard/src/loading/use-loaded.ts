import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed' };

/**
 * Loads when the component appears, and again on demand. What has been loaded once stays when a later attempt fails.
 * @param load must be the same function from render to render; another one is loaded anew
 * @returns `reload` fetches again: visibly after a failure, else with the value before still there
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (value) => {
        if (!signal.aborted) setState({ status: 'ready', value });
      },
      () => {
        if (!signal.aborted)
          setState((before) => (before.status === 'ready' ? before : { status: 'failed' }));
      },
    );
    return () => controller.abort();
  }, [load, attempt]);

  const reload = useCallback(() => {
    setState((before) => (before.status === 'failed' ? { status: 'loading' } : before));
    setAttempt((count) => count + 1);
  }, []);

  return { state, reload };
}
