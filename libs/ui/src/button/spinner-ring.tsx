import styles from './spinner.module.css';

/** The ring without text. The caller says what is loading. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />;
}
