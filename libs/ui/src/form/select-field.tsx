import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { FieldLayout } from './field-layout.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

interface SelectFieldProps extends FieldProps, ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
}

/** A choice from a list of fixed options. Native props and ref go to the select. */
export function SelectField({ label, hint, error, id, className, options, ...select }: SelectFieldProps) {
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <FieldLayout label={label} controlId={control.id} required={select.required} {...{ hint, error, ...ids }}>
      <select {...select} {...control} className={clsx(styles.control, className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldLayout>
  );
}
