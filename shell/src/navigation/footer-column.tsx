import { Link, useLocation } from '@roommate/shell-api';
import { Fragment, useId } from 'react';
import { originState } from '../auth/return-path.ts';
import type { FooterGroup } from './footer-links.ts';
import styles from './footer.module.css';

/** Lets a long email address break after its @, and a domain that is still too long before its dots. */
function BreakableAddress({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  const [name, ...labels] = text.slice(at).split('.');
  return (
    <span>
      {text.slice(0, at)}
      <wbr />
      <span className={styles.domain}>
        {name}
        {labels.map((label) => (
          <Fragment key={label}>
            <wbr />.{label}
          </Fragment>
        ))}
      </span>
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
                <BreakableAddress text={label} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
