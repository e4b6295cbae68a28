import { keyOf, openPages } from '../pages-cache.ts';
import { findStoredPage, storePage } from '../stored-pages.ts';
import { urlOfPage } from './fake-worker.ts';

/** Stores a page that the visitor opens now. */
export const storeCopy = async (path: string, page: Response): Promise<void> =>
  storePage(await openPages(), keyOf(urlOfPage(path)), page);

/** The content of the copy of a page. */
export const copyOf = async (path: string): Promise<string | undefined> =>
  (await findStoredPage(urlOfPage(path)))?.text();
