import { groupDigits, type SearchTotal } from '@roommate/contracts';
import { VisuallyHidden } from '@roommate/ui';
import { useId } from 'react';
import styles from './filter-fields.module.css';

interface Choice {
  value: string;
  label: string;
  /** Matches with this choice. */
  count?: SearchTotal | undefined;
}

interface ChoiceFieldProps {
  label: string;
  name: string;
  type: 'radio' | 'checkbox';
  choices: readonly Choice[];
  chosen: readonly string[];
  formId: string | undefined;
  onToggle: (value: string, isChosen: boolean) => void;
}

function countText({ value, relation }: SearchTotal) {
  const digits = groupDigits(value);
  if (relation === 'eq') return digits;
  return (
    <>
      <span aria-hidden="true">{digits}+</span>
      <VisuallyHidden>at least {digits}</VisuallyHidden>
    </>
  );
}

/** A choice between visible options, each with the number of its matches. */
export function ChoiceField({ label, name, type, choices, chosen, formId, onToggle }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      {choices.map(({ value, label: text, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type={type}
            // Radio buttons of two forms on one page must not share a group before the forms exist.
            name={formId === undefined ? `${id}${name}` : name}
            form={formId}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => onToggle(value, target.checked)}
          />
          <span className={styles.choiceText}>{text}</span>
          {count && <span className={styles.count}>{countText(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
