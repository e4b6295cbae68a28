import { Link } from '@roommate/shell-api';
import { chipClass } from '@roommate/ui';
import { useEffect, useState, type FocusEvent } from 'react';
import styles from './quick-links.module.css';
import type { QuickLink } from './quick-links.ts';

/** The loader's data. In a browser a promise that never rejects, unless the links have loaded ahead. */
export type QuickLinks = readonly QuickLink[] | Promise<readonly QuickLink[]>;

/** The links. During another request, and after its failure, the former ones stay. */
function useLinks(links: QuickLinks): readonly QuickLink[] {
  const [settled, setSettled] = useState<readonly QuickLink[]>([]);
  useEffect(() => {
    let current = true;
    void Promise.resolve(links).then((result) => {
      if (current && result.length > 0) setSettled(result);
    });
    return () => {
      current = false;
    };
  }, [links]);
  return links instanceof Promise ? settled : links;
}

/** Browsers leave a link at the edge that has only a part in view. One that is pressed must not move away. */
function showWhole({ currentTarget }: FocusEvent<HTMLAnchorElement>): void {
  if (!currentTarget.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Searches that find rooms now. Their place is reserved, so that nothing moves when they come. */
export function QuickLinksList({ links }: { links: QuickLinks }) {
  return (
    <ul role="list" className={styles.links} aria-label="Popular searches">
      {useLinks(links).map(({ text, path }) => (
        <li key={path}>
          <Link to={path} className={chipClass} onFocus={showWhole}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
