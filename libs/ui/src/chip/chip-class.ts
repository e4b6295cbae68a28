import styles from './chip.module.css';

/** The class of a small rounded link or button, such as a filter that people can remove. */
export const chipClass = styles.chip ?? '';
