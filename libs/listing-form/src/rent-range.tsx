import { comparedRent, readAmount, similarRentsText } from '@roommate/contracts';
import { useWatch, type Control } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import styles from './rent-range.module.css';
import { useSimilarRents } from './use-similar-rents.ts';

/**
 * What similar rooms cost, and how the typed rent compares. It compares nothing where too few rooms are similar. Its
 * height is reserved: the text comes late, while the person is about to press what is below.
 */
export function RentRange({ control }: { control: Control<FormValues, unknown, unknown> }) {
  const [location, roomType, rent] = useWatch({ control, name: ['location', 'roomType', 'rentAmount'] });
  const similar = useSimilarRents(location.trim(), roomType);
  const range = similar && similarRentsText(similar);
  const amount = readAmount(rent) ?? 0;
  return (
    <div className={styles.box}>
      {!range && <p>Once enough rooms are like yours, their rents appear here.</p>}
      <p aria-live="polite">{range}</p>
      {/* Not announced: it changes with each digit. */}
      {range && similar && amount > 0 && <p>{comparedRent(amount, similar)?.text}</p>}
    </div>
  );
}
