import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import type { FieldProps } from './use-field.ts';

interface FieldMessagesProps extends Omit<FieldProps, 'label'> {
  hintId: string;
  errorId: string;
  children: ReactNode;
}

/** Hint above the control and error below it. The keyboard of a phone does not cover them there. */
export function FieldMessages({ hint, hintId, error, errorId, children }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  );
}

/** The star of a required field. Screen readers use the control's own `required`. */
export function RequiredMark({ required = false }: { required?: boolean | undefined }) {
  return required ? (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  ) : null;
}

interface FieldLayoutProps extends FieldMessagesProps {
  label: string;
  controlId: string;
  required?: boolean | undefined;
}

/** Label, hint, control and error of a field with a single control. */
export function FieldLayout({ label, controlId, required, ...messages }: FieldLayoutProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        <RequiredMark required={required} />
      </label>
      <FieldMessages {...messages} />
    </div>
  );
}
