import { placeById, prepareSuggestions, suggestPlaces, type Place } from '@roommate/places';
import { chipClass, ComboboxField } from '@roommate/ui';
import { X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import styles from './preferences.module.css';

interface PlacePickerProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** Ids of the picked places. */
  picked: readonly string[];
  /** What the user has typed and not picked. */
  text: string;
  /** Another pick replaces the last one beyond this number. */
  max: number;
  onChange: (ids: string[]) => void;
  onText: (text: string) => void;
}

const none: readonly Place[] = [];
export const NOT_PICKED = 'Pick a place from the list, or delete this text.';

/** Picks places of the gazetteer. Each picked one is a button that removes it. */
export function PlacePicker(props: PlacePickerProps) {
  const { id, label, hint, error, picked, text, max, onChange, onText } = props;
  const [hasLeft, setHasLeft] = useState(false);
  const sought = useDeferredValue(text).trim();
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(
    () => (sought === '' ? none : suggestPlaces(sought).filter((place) => !picked.includes(place.id))),
    [sought, picked],
  );
  return (
    <div className={styles.picker}>
      <ComboboxField
        ref={input}
        {...{ id, label, hint }}
        error={error ?? (hasLeft && text !== '' ? NOT_PICKED : undefined)}
        value={text}
        onBlur={() => setHasLeft(true)}
        onFocus={() => {
          setHasLeft(false);
          void prepareSuggestions();
        }}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          // The form does not contain the text. So Enter must not send the form with a place that is not picked.
          if (event.key === 'Enter' && text !== '') event.preventDefault();
        }}
        options={options}
        listLabel="Places"
        keyOf={(place) => place.id}
        onPick={(place) => {
          onText('');
          onChange([...picked.slice(0, max - 1), place.id]);
        }}
      >
        {(place) => (
          <>
            {place.name}{' '}
            <span className={styles.bangla} lang="bn">
              {place.nameBn}
            </span>
          </>
        )}
      </ComboboxField>
      {picked.length > 0 && (
        <ul role="list" className={styles.chips} aria-label={`Picked: ${label}`}>
          {picked.map((placeId) => {
            const name = placeById(placeId)?.name ?? placeId;
            return (
              <li key={placeId}>
                <button
                  type="button"
                  className={chipClass}
                  aria-label={`Remove: ${name}`}
                  onClick={() => {
                    onChange(picked.filter((other) => other !== placeId));
                    input.current?.focus();
                  }}
                >
                  {name}
                  <X aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
