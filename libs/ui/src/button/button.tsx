import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import styles from './button.module.css';
import { SpinnerRing } from './spinner-ring.tsx';
import { useFocusWhileBusy } from './use-focus-while-busy.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The button is disabled, keeps its width and shows a spinner. The focus returns to it afterwards. */
  busy?: boolean | undefined;
  /** Replaces the label while busy, e.g. 'Sending...'. Without it only the spinner shows. */
  busyLabel?: string | undefined;
}

/** A button. Its default type is 'button', so it does not submit a form by accident. */
export function Button({ variant, size, busy = false, busyLabel, ...props }: ButtonProps) {
  const { className, children, disabled, ref, type = 'button', ...rest } = props;
  const button = useFocusWhileBusy(busy, ref);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={clsx(buttonClass(variant, size), busy && styles.busy, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? (
        <span className={styles.stack}>
          <span className={styles.covered} aria-hidden="true">
            {children}
          </span>
          <span>
            <SpinnerRing />
            {busyLabel ?? <VisuallyHidden>Please wait...</VisuallyHidden>}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
