import { Link } from '@roommate/shell-api';
import { useId } from 'react';
import type { FooterGroup } from './footer-links.ts';
import styles from './footer.module.css';

/** One titled list of the footer; addresses such as mailto: are plain links. */
export function FooterColumn({ group }: { group: FooterGroup }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.title}
      </h2>
      <ul role="list" className={styles.links}>
        {group.links.map(({ label, to }) => (
          <li key={to}>{to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}</li>
        ))}
      </ul>
    </nav>
  );
}
