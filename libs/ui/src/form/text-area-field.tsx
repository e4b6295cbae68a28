import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { FieldLayout } from './field-layout.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

type TextAreaFieldProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, hint, error, id, className, ...area }: TextAreaFieldProps) {
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <FieldLayout label={label} controlId={control.id} required={area.required} {...{ hint, error, ...ids }}>
      <textarea rows={5} {...area} {...control} className={clsx(styles.control, styles.area, className)} />
    </FieldLayout>
  );
}
