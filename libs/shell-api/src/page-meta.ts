import { useEffect } from 'react';

const SITE_NAME = 'Roommate Dhaka';

/**
 * Sets the document's title and description while the page shows.
 * @param title without the site's name, which is appended
 * @param description one or two sentences; the one before stays when there is none
 */
export function usePageMeta(title: string, description?: string): void {
  useEffect(() => {
    document.title = title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
    if (description !== undefined) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    }
  }, [title, description]);
}
