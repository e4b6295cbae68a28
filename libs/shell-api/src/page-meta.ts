import { withoutBidiControls } from '@roommate/contracts';
import { createContext, use, useEffect } from 'react';

const SITE_NAME = 'Roommate Dhaka';
const SITE_DESCRIPTION = 'Find a room or a roommate in Dhaka.';

/**
 * Sets the document's title and description.
 * @param title without the site's name, which is appended
 * @param description one or two sentences; the site's own by default, as the server writes it
 */
export function setPageMeta(title = SITE_NAME, description = SITE_DESCRIPTION): void {
  document.title = title === SITE_NAME ? title : `${withoutBidiControls(title)} · ${SITE_NAME}`;
  descriptionElement()?.setAttribute('content', description);
}

const descriptionElement = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

/** The title and the description of a page, set while it renders. */
export interface OwnPageMeta {
  /** Without the site's name. */
  title: string;
  description?: string | undefined;
  /** The subject of the page does not exist. On a server the page gets the status 404. */
  isMissing?: boolean | undefined;
}

/** Receives the title and the description of a page while it renders on a server. The shell provides it there. */
export const PageMetaReceiver = createContext<((meta: OwnPageMeta) => void) | undefined>(undefined);

/**
 * Sets the title of a page that depends on its data, such as a listing's. The shell sets all other titles and
 * descriptions: those that remote.json declares for the path (docs/decisions/0385-page-titles.md).
 */
export function usePageMeta(
  title: string,
  description?: string,
  { isMissing }: Pick<OwnPageMeta, 'isMissing'> = {},
): void {
  use(PageMetaReceiver)?.({ title, description, isMissing });
  useEffect(() => {
    const before = { title: document.title, description: descriptionElement()?.content ?? '' };
    setPageMeta(title, description);
    const own = document.title;
    return () => {
      // After a navigation the title is already the next page's. A retry keeps the path, and the page has no own title.
      if (document.title !== own) return;
      document.title = before.title;
      descriptionElement()?.setAttribute('content', before.description);
    };
  }, [title, description]);
}
