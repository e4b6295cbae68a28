import { useId, type ReactNode } from 'react';

/** The props of every form field, besides the native props of its control. */
export interface FieldProps {
  label: string;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** The error message; falsy when the value is valid. */
  error?: string | undefined;
}

interface FieldWiring {
  hintId: string;
  errorId: string;
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
}

/** Returns the ids that connect a control with its label, hint and error. */
export function useField(id: string | undefined, { hint, error }: Omit<FieldProps, 'label'>): FieldWiring {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
