import styles from './spinner.module.css';

/** The drawing alone: whoever uses it says in text what one waits for. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />;
}
