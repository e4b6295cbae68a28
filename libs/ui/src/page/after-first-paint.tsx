import { useDeferredValue, type ReactNode } from 'react';

interface AfterFirstPaintProps {
  /** Whether the part renders with the rest: in HTML from a server, and when somebody returns to a place further down. */
  isImmediate: boolean;
  children: ReactNode;
}

/**
 * A part that React renders after the browser has shown the rest of the page. It is for what the visitor does not see
 * first, so that a page that opens in the app shows its first content earlier. It must not be higher on the page than that.
 */
export const AfterFirstPaint = ({ isImmediate, children }: AfterFirstPaintProps) =>
  useDeferredValue(true, isImmediate) ? children : null;
