import type { ComponentPropsWithRef } from 'react';
import { FieldMessages, RequiredMark } from './field-layout.tsx';
import field from './field.module.css';
import styles from './radio-group-field.module.css';
import { useField, type FieldProps } from './use-field.ts';

interface RadioOption {
  value: string;
  label: string;
}

interface RadioGroupFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'className'> {
  options: readonly RadioOption[];
}

/** A choice between a few visible options. Native props and ref go to every radio, as `register()` expects. */
export function RadioGroupField({ label, hint, error, id, options, ...props }: RadioGroupFieldProps) {
  const { required, ...radio } = props;
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <fieldset className={field.field} role="radiogroup" aria-required={required} {...control}>
      <legend className={field.label}>
        {label}
        <RequiredMark required={required} />
      </legend>
      <FieldMessages {...{ hint, error, ...ids }}>
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                {...radio}
                className={styles.radio}
                type="radio"
                required={required}
                value={option.value}
              />
              {option.label}
            </label>
          ))}
        </div>
      </FieldMessages>
    </fieldset>
  );
}
