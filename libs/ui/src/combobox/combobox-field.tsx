import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldLayout } from '../form/field-layout.tsx';
import field from '../form/field.module.css';
import { useField, type FieldProps } from '../form/use-field.ts';
import styles from './combobox-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

interface ComboboxFieldProps<Option> extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** The suggestions for the current text, best first. */
  options: readonly Option[];
  /** Names the list of suggestions for screen readers. */
  listLabel: string;
  /** Identifies a suggestion. */
  keyOf: (option: Option) => string;
  /** Called when the user picks a suggestion. It sets the text of the input. */
  onPick: (option: Option) => void;
  /** Shows a suggestion. */
  children: (option: Option) => ReactNode;
}

/** One line of text with suggestions. The text need not be one of them. Native props go to the input, as in TextField. */
export function ComboboxField<Option>(props: ComboboxFieldProps<Option>) {
  const { label, hint, error, id, className, options, listLabel, keyOf, onPick, children, ...input } = props;
  const { control, ...ids } = useField(id, { hint, error });
  const combobox = useCombobox({ options, onPick });
  const { onKeyDown, onBlur, ...wiring } = combobox.inputProps;
  return (
    <FieldLayout label={label} controlId={control.id} required={input.required} {...{ hint, error, ...ids }}>
      <div className={styles.anchor}>
        <input
          type="text"
          {...input}
          {...control}
          {...wiring}
          className={clsx(field.control, className)}
          onChange={(event) => {
            combobox.open();
            input.onChange?.(event);
          }}
          onKeyDown={(event) => {
            onKeyDown(event);
            input.onKeyDown?.(event);
          }}
          onBlur={(event) => {
            onBlur();
            input.onBlur?.(event);
          }}
        />
        <SuggestionList {...{ combobox, options, keyOf }} label={listLabel}>
          {children}
        </SuggestionList>
      </div>
    </FieldLayout>
  );
}
