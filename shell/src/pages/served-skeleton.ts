import { createContext } from 'react';

/** The skeleton that the site has put into the HTML of this page. It also has its path. */
export interface ServedSkeletonHtml {
  pathname: string;
  html: string;
}

/** Null: the HTML had no skeleton. */
export const ServedSkeleton = createContext<ServedSkeletonHtml | null>(null);

/** Call it before React replaces the HTML. */
export function readServedSkeleton(): ServedSkeletonHtml | null {
  const element = document.querySelector('#root > .page-skeleton');
  return element && { pathname: window.location.pathname, html: element.outerHTML };
}
