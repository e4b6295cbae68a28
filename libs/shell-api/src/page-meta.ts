import { useEffect } from 'react';

const SITE_NAME = 'Roommate Dhaka';
const SITE_DESCRIPTION = 'Find a room or a roommate in Dhaka.';

/**
 * Sets the document's title and description while the page shows.
 * @param title without the site's name, which is appended
 * @param description one or two sentences; the site's own when there is none, as the server says it
 */
export function usePageMeta(title: string, description = SITE_DESCRIPTION): void {
  useEffect(() => {
    document.title = title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
