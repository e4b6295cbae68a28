import styles from './divider.module.css';

/** A line with a word in it, such as 'or'. */
export const Divider = ({ label }: { label: string }) => <p className={styles.divider}>{label}</p>;
