import type { Ref } from 'react';
import styles from './error-summary.module.css';
import { focusField } from './focus-field.ts';

interface FieldError {
  /** The `id` given to the field. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Used to move the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** All errors of a form, each with a link to its field. It renders nothing without errors. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>Please check these fields</h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // The router would treat a hash in the URL as a navigation.
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
