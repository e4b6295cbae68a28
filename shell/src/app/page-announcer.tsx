import { VisuallyHidden } from '@roommate/ui';
import { useEffect, useState } from 'react';

/** A page with a title of its own sets it after the title of its path, and after a paint. */
const WAIT_MS = 100;

/** Announces each new page to screen readers: every page title after the first. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    let last = document.title;
    const announce = () => {
      const { title: next } = document;
      if (next !== last) setTitle(next);
      last = next;
    };
    const observer = new MutationObserver(() => setTimeout(announce, WAIT_MS));
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
