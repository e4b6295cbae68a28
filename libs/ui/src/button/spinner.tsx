import { clsx } from 'clsx';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import { SpinnerRing } from './spinner-ring.tsx';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What one waits for. */
  label?: string | undefined;
  /** Whether the label also shows beside the ring; screen readers get it in any case. */
  showLabel?: boolean | undefined;
  size?: 'small' | 'large' | undefined;
}

/** A turning ring, in the text's colour, that also says what one waits for. */
export function Spinner({ label = 'Loading...', showLabel = false, size = 'small' }: SpinnerProps) {
  return (
    <span className={clsx(styles.spinner, size === 'large' && styles.large)} role="status">
      <SpinnerRing />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
