import { socialProfiles, pagePaths } from '@roommate/contracts';
import { Link, useUser } from '@roommate/shell-api';
import { Container, Logo } from '@roommate/ui';
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx';
import { FooterColumn } from './footer-column.tsx';
import { footerGroups } from './footer-links.ts';
import styles from './footer.module.css';

/** The end of every page (spec, section 2). */
export function Footer() {
  const isSignedIn = useUser() !== null;
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Link to={pagePaths.home} className={styles.logo}>
            <Logo />
          </Link>
          <p>
            Rooms and roommates in Dhaka, from Mirpur to Motijheel. Free to search, free to post: find the
            people you will share a kettle with.
          </p>
        </div>
        {footerGroups(isSignedIn).map((group) => (
          <FooterColumn key={group.title} group={group} />
        ))}
      </Container>
      <Container className={styles.end}>
        <p>© 2025 Roommate Dhaka. All rights reserved.</p>
        <DataSaverSwitch />
        <ul role="list" className={styles.social}>
          {socialProfiles.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {network}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  );
}
