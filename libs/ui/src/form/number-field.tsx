import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { FieldLayout } from './field-layout.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

interface NumberFieldProps extends FieldProps, ComponentPropsWithRef<'input'> {
  /** Unit before the number, e.g. 'BDT'. Units are decorative, so repeat them in the label or hint. */
  prefix?: string | undefined;
  /** Unit after the number, e.g. 'per month'. */
  suffix?: string | undefined;
}

/**
 * A number, with the digits keyboard on phones. It is a text input on purpose. A number input changes when the user
 * scrolls over it. It also has no value for '12,000', so an error message could not explain the mistake.
 * With react-hook-form register it with `{ valueAsNumber: true }`. Other text then arrives as NaN.
 */
export function NumberField({
  label,
  hint,
  error,
  id,
  className,
  prefix,
  suffix,
  ...input
}: NumberFieldProps) {
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <FieldLayout label={label} controlId={control.id} required={input.required} {...{ hint, error, ...ids }}>
      <div className={clsx(styles.affixed, styles.group)}>
        {prefix && (
          <span className={styles.affix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          className={clsx(styles.control, className)}
        />
        {suffix && (
          <span className={styles.affix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </FieldLayout>
  );
}
