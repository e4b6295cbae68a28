import { withoutBidiControls } from '@roommate/contracts';
import { useEffect } from 'react';

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

/**
 * For pages whose title depends on their data, such as a listing's. The shell sets all other titles and descriptions:
 * those that remote.json declares for the path.
 */
export function usePageMeta(title: string, description?: string): void {
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
