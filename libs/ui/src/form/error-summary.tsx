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
  title?: string | undefined;
  /** For moving the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** All that is wrong with a form, with a link to each field. Nothing when there are no errors. */
export function ErrorSummary({ errors, title = 'Please check these fields', ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // A hash in the address would be a navigation for the router.
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
