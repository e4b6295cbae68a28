import type { LocationCompletion } from '@roommate/places';
import { ComboboxField, useOnDemand } from '@roommate/ui';
import { useDeferredValue, useMemo, type ChangeEvent } from 'react';
import { useWatch, type Control, type UseFormRegisterReturn, type UseFormSetValue } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import styles from './listing-form.module.css';

interface LocationFieldProps extends UseFormRegisterReturn {
  control: Control<FormValues, unknown, unknown>;
  setValue: UseFormSetValue<FormValues>;
  label: string;
  hint: string;
  id: string;
  error: string | undefined;
}

// A chunk of its own. Without it the field accepts text as before.
const loadPlaces = async () => {
  const { completeLocation, namesPlace, placeById, prepareSuggestions } = await import('@roommate/places');
  await prepareSuggestions();
  return { completeLocation, namesPlace, placeById };
};

const none: readonly LocationCompletion[] = [];

/** The location as free text, with places to pick. A picked place is sent while the text names it. */
export function LocationField({ control, setValue, onChange, ...field }: LocationFieldProps) {
  const [places, startLoading] = useOnDemand(loadPlaces);
  const text = useDeferredValue(useWatch({ control, name: 'location' }));
  const completions = useMemo(() => places?.completeLocation(text) ?? none, [places, text]);
  const placeId = useWatch({ control, name: 'placeId' });

  const keepPlace = (location: string): void => {
    const place = places?.placeById(placeId);
    if (!place || !places?.namesPlace(location, place)) setValue('placeId', '');
  };
  return (
    <ComboboxField
      {...field}
      onFocus={startLoading}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        keepPlace(event.target.value);
        void onChange(event);
      }}
      options={completions}
      listLabel="Places"
      keyOf={({ place }) => place.id}
      onPick={({ place, location }) => {
        setValue('location', location, { shouldDirty: true, shouldValidate: field.error !== undefined });
        setValue('placeId', place.id, { shouldDirty: true });
      }}
    >
      {({ place }) => (
        <>
          {place.name}
          <span className={styles.bangla} lang="bn">
            {place.nameBn}
          </span>
        </>
      )}
    </ComboboxField>
  );
}
