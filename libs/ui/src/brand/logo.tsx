import { LogoMark } from './logo-mark.tsx';
import styles from './logo.module.css';

/** The product's mark and name, for the header and the footer. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span>
        Roommate <span className={styles.city}>Dhaka</span>
      </span>
    </span>
  );
}
