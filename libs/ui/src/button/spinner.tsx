import { clsx } from 'clsx';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import { SpinnerRing } from './spinner-ring.tsx';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is loading. */
  label?: string | undefined;
  /** Shows the label beside the ring. Screen readers always get it. */
  showLabel?: boolean | undefined;
  size?: 'small' | 'large' | undefined;
}

/** A turning ring in the colour of the text, with a label that says what is loading. */
export function Spinner({ label = 'Loading...', showLabel = false, size = 'small' }: SpinnerProps) {
  return (
    <span className={clsx(styles.spinner, size === 'large' && styles.large)} role="status">
      <SpinnerRing />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
