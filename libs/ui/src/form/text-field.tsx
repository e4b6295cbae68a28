import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { FieldLayout } from './field-layout.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** One line of text. Native props and ref go to the input, so `{...register('title')}` works. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <FieldLayout label={label} controlId={control.id} required={input.required} {...{ hint, error, ...ids }}>
      <input type="text" {...input} {...control} className={clsx(styles.control, className)} />
    </FieldLayout>
  );
}
