import { VisuallyHidden } from '@roommate/ui';
import { useEffect, useState } from 'react';

/** Announces each new page to screen readers: every page title after the first. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      setTitle(last);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
