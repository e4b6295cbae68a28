import { homeChoiceNames, homeChoices, homeQuestions, homeTexts, type HomeChoice } from '@roommate/contracts';
import { FormGrid, SelectField, TextField } from '@roommate/ui';
import { useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import styles from './listing-form.module.css';

/** The element id of the date. The error summary links to it. */
export const HOME_DATE_ID = 'listing-home-date';

interface HomeFieldsProps {
  register: UseFormRegister<FormValues>;
  /** Of the date. The other fields have only valid values. */
  error: string | undefined;
}

function optionsOf(name: HomeChoice) {
  const texts: Partial<Record<string, string>> = homeTexts[name];
  const choices: readonly string[] = homeChoices[name];
  return [
    { value: '', label: 'Not stated' },
    ...choices.map((value) => ({ value, label: texts[value] ?? value })),
  ];
}

/** Facts about the home, all optional. They are closed at first, because a listing needs none. */
export function HomeFields({ register, error }: HomeFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  // Open stays open: correcting the date must not hide it.
  if (error !== undefined && !isOpen) setOpen(true);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>About the home (optional)</summary>
      <p className={styles.why}>People who look for such a home see why yours fits.</p>
      <FormGrid>
        {homeChoiceNames.map((name) => (
          <SelectField
            key={name}
            label={homeQuestions[name]}
            options={optionsOf(name)}
            {...register(`home.${name}`)}
          />
        ))}
        <TextField
          id={HOME_DATE_ID}
          label="Free from"
          type="date"
          error={error}
          {...register('home.availableFrom')}
        />
      </FormGrid>
    </details>
  );
}
