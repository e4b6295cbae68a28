import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the error summary, which takes the focus once after each submit with errors.
 * @param submitCount how often the form has been submitted
 */
export function useSummaryFocus(submitCount: number, hasErrors: boolean): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (submitCount === handled.current) return;
    handled.current = submitCount;
    if (hasErrors) summary.current?.focus();
  }, [submitCount, hasErrors]);
  return summary;
}
