import { clsx } from 'clsx';
import styles from './divider.module.css';

/** A line between two things; with a label, such as 'or', the word stands in it. */
export function Divider({ label }: { label?: string | undefined }) {
  return label ? (
    <p className={styles.divider}>{label}</p>
  ) : (
    <hr className={clsx(styles.divider, styles.bare)} />
  );
}
