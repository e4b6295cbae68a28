import { groupDigits, readAmount, RENT_MAX_BDT } from '@roommate/contracts';
import { useLocation, useNewestLocation } from '@roommate/shell-api';
import { NumberField } from '@roommate/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './filter-fields.module.css';
import type { FilterChange } from './filters-of.ts';

interface RentFieldsProps {
  rentMin: number | undefined;
  rentMax: number | undefined;
  formId: string | undefined;
  onChange: (change: FilterChange) => void;
}

/** A person who types pauses for less than this between two digits. */
const PAUSE_MS = 600;
const NO_NUMBER = `Enter a whole number from 0 to ${groupDigits(RENT_MAX_BDT)}.`;
const CROSSED = 'The lowest rent must not be higher than the highest rent.';

const textOf = (rent: number | undefined): string => (rent === undefined ? '' : String(rent));

/** @returns undefined for an empty text, NaN for a text that is not a rent */
function rentOf(text: string): number | undefined {
  const rent = readAmount(text);
  if (rent === undefined) return undefined;
  return Number.isInteger(rent) && rent >= 0 && rent <= RENT_MAX_BDT ? rent : NaN;
}

interface Texts {
  min: string;
  max: string;
}

function errorsOf(texts: Texts) {
  const [min, max] = [rentOf(texts.min), rentOf(texts.max)];
  const isCrossed = min !== undefined && max !== undefined && min > max;
  return {
    min: Number.isNaN(min) ? NO_NUMBER : isCrossed ? CROSSED : undefined,
    max: Number.isNaN(max) ? NO_NUMBER : undefined,
  };
}

/** Two rents that apply after a pause of typing, with Enter, and when the focus leaves them. */
export function RentFields({ rentMin, rentMax, formId, onChange }: RentFieldsProps) {
  const applied = `${textOf(rentMin)} ${textOf(rentMax)}`;
  const shown: Texts = { min: textOf(rentMin), max: textOf(rentMax) };
  const [typed, setTyped] = useState(shown);
  /** The texts after a pause of typing, Enter or a move of the focus. Only they show errors: "Tk" can start a correct text. */
  const [ended, setEnded] = useState(shown);
  const { key } = useLocation();
  const newestLocation = useNewestLocation();
  const isSettled = (): boolean => newestLocation().key === key;
  const [known, setKnown] = useState({ key, applied });
  /** The last change made here, until a navigation settles with it or undoes it. */
  const [sent, setSent] = useState<string>();
  /** The location that has last replaced what was typed. */
  const [origin, setOrigin] = useState(key);
  if (known.key !== key || known.applied !== applied) {
    setKnown({ key, applied });
    if (sent === undefined ? known.applied !== applied : isSettled()) {
      setSent(undefined);
      // A change made here keeps what a person types in the meantime.
      if (sent !== applied) {
        setTyped(shown);
        setEnded(shown);
        setOrigin(key);
      }
    }
  }
  const [errors, endedErrors] = [errorsOf(typed), errorsOf(ended)];
  const errorOf = (field: keyof Texts) => (errors[field] === endedErrors[field] ? errors[field] : undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [origin]);

  const apply = (next: Texts): void => {
    clearTimeout(timer.current);
    setEnded(next);
    const rents = { rentMin: rentOf(next.min), rentMax: rentOf(next.max) };
    const { rentMin: low, rentMax: high } = rents;
    if (Number.isNaN(low) || Number.isNaN(high)) return;
    if (low !== undefined && high !== undefined && low > high) return;
    const text = `${textOf(low)} ${textOf(high)}`;
    if (text === (isSettled() ? applied : (sent ?? applied))) return;
    setSent(text);
    onChange(() => rents);
  };
  const type = (changed: Partial<Texts>): void => {
    const next = { ...typed, ...changed };
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), PAUSE_MS);
  };
  const common = {
    form: formId,
    prefix: 'BDT',
    // "Tk. 20,00,000 per month" fits.
    maxLength: 24,
    onBlur: () => apply(typed),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      apply(typed);
    },
  };
  return (
    <div className={styles.rents}>
      <NumberField
        {...common}
        name="rentMin"
        label="Lowest rent"
        value={typed.min}
        error={errorOf('min')}
        onChange={({ target }) => type({ min: target.value })}
      />
      <NumberField
        {...common}
        name="rentMax"
        label="Highest rent"
        value={typed.max}
        error={errorOf('max')}
        onChange={({ target }) => type({ max: target.value })}
      />
    </div>
  );
}
