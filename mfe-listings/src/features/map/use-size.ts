import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './map-view.ts';

/** The size of an element; undefined before it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measure = (): void => {
      if (!element.current) return;
      const { clientWidth: width, clientHeight: height } = element.current;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
