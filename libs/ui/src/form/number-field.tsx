import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

export interface NumberFieldProps extends FieldProps, ComponentPropsWithRef<'input'> {
  /** Unit shown before the number, e.g. 'BDT'. Say it in label or hint too: these are decoration. */
  prefix?: string | undefined;
  /** Unit shown after it, e.g. 'per month'. */
  suffix?: string | undefined;
}

/**
 * A number, with the digits keyboard on phones. It is a text input on purpose: a number input changes when one scrolls
 * over it and hands out nothing for '12,000', so that no message can tell what is wrong.
 * With react-hook-form register it with `{ valueAsNumber: true }`; what is no number then arrives as NaN.
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
    <FieldFrame label={label} controlId={control.id} required={input.required} {...{ hint, error, ...ids }}>
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
    </FieldFrame>
  );
}
