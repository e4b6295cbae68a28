import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import { FieldLayout } from './field-layout.tsx';
import styles from './field.module.css';
import { useField, type FieldProps } from './use-field.ts';

export type PasswordFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A password with a button that shows and hides it. Set `autoComplete` to current-password or new-password. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { control, ...ids } = useField(id, { hint, error });
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldLayout label={label} controlId={control.id} required={input.required} {...{ hint, error, ...ids }}>
      <div className={styles.affixed}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          className={clsx(styles.control, styles.withToggle, className)}
        />
        {/* Named by its text and not by aria-label: a search by the field's label must find only the field. */}
        <button
          type="button"
          className={styles.toggle}
          aria-controls={control.id}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon aria-hidden="true" />
          {shown ? 'Hide' : 'Show'}
          <VisuallyHidden> password</VisuallyHidden>
        </button>
      </div>
    </FieldLayout>
  );
}
