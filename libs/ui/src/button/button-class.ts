import { clsx } from 'clsx';
import styles from './button.module.css';

/**
 * primary: the main action of the page; secondary: other actions; quiet: actions in rows and bars; danger: deletes
 * something.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** Height: small 36 px, medium 44 px, large 52 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Returns the class that makes any element, such as a router's Link, look like a Button. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return clsx(styles.button, styles[variant], styles[size]);
}
