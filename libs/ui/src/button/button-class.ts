import { clsx } from 'clsx';
import styles from './button.module.css';

/** primary: the page's one main action; secondary: others; quiet: in rows and bars; danger: destroys something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** medium is 44 px high, small 36 px, large 52 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** The class that makes any element, such as a router's Link, look like a Button. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return clsx(styles.button, styles[variant], styles[size]);
}
