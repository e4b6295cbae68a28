import styles from './logo.module.css';

/** A house of two flats with one lit window, the free room. It is decorative, because the name stands beside it. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
      <path
        className={styles.house}
        d="M16 2.7a3.6 3.6 0 0 1 4 0l12.4 8.2A3.6 3.6 0 0 1 34 14v16a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V14a3.6 3.6 0 0 1 1.6-3.1z"
      />
      <path className={styles.window} d="M8 18a4 4 0 0 1 8 0v9.5H8z" />
      <path className={styles.lit} d="M20 18a4 4 0 0 1 8 0v9.5h-8z" />
    </svg>
  );
}
