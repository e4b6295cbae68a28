import { Link, useLocation } from '@roommate/shell-api';
import { useId } from 'react';
import { originState } from '../auth/return-path.ts';
import type { FooterGroup } from './footer-links.ts';
import styles from './footer.module.css';

/** Lets a long email address break after its @. */
function BreakAfterAt({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  return (
    <span>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
}

/** One titled list of the footer; URLs such as mailto: are plain links. */
export function FooterColumn({ group }: { group: FooterGroup }) {
  const titleId = useId();
  const location = useLocation();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.title}
      </h2>
      <ul role="list" className={styles.links}>
        {group.links.map(({ label, to, signIn }) => (
          <li key={to}>
            {to.startsWith('/') ? (
              <Link to={to} state={signIn && originState(location)}>
                {label}
              </Link>
            ) : (
              <a href={to}>
                <BreakAfterAt text={label} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
