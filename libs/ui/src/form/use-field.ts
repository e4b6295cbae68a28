import { useId, type ReactNode } from 'react';

/** What every field of a form takes beside the native props of its control. */
export interface FieldProps {
  label: string;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** What is wrong with the value; falsy when nothing is. */
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

/** The ids that tie a control to its label, hint and error. */
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
