import { useLocation } from '@roommate/shell-api';
import { useEffect, useState } from 'react';
import { browseVisit, saveVisit, type BrowseVisit } from './browse-visit.ts';

/** The visit of this history entry: where it was left when one comes back to it. The component is keyed by location. */
export function useVisit(): BrowseVisit {
  const { key } = useLocation();
  const [visit] = useState(() => browseVisit(key));

  useEffect(() => {
    if (visit.pages.snapshot().pages.length === 0) visit.pages.loadMore();
    else if (visit.left) visit.pages.refresh();
    const save = (): void => saveVisit(key, visit);
    window.addEventListener('pagehide', save);
    return () => {
      visit.leave();
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [key, visit]);

  return visit;
}
