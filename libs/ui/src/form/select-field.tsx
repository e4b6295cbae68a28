import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

export type SelectFieldProps = FieldProps & ComponentPropsWithRef<'select'>;

/** One of a list of `option`s, by the browser's own list: the best one on a phone. */
export function SelectField({ label, hint, error, id, className, children, ...select }: SelectFieldProps) {
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <FieldFrame label={label} controlId={control.id} required={select.required} {...{ hint, error, ...ids }}>
      <div className={styles.affixed}>
        <select {...select} {...control} className={clsx(styles.control, styles.select, className)}>
          {children}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
