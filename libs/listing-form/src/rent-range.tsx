import { comparedRent, readAmount, similarRentsText } from '@roommate/contracts';
import { useWatch, type Control } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import styles from './rent-range.module.css';
import { useSimilarRents } from './use-similar-rents.ts';

/** What similar rooms cost, and how the typed rent compares. It shows nothing where too few rooms are similar. */
export function RentRange({ control }: { control: Control<FormValues, unknown, unknown> }) {
  const [location, roomType, rent] = useWatch({ control, name: ['location', 'roomType', 'rentAmount'] });
  const similar = useSimilarRents(location.trim(), roomType);
  const range = similar && similarRentsText(similar);
  const amount = readAmount(rent) ?? 0;
  return (
    <>
      <p className={styles.range} aria-live="polite">
        {range}
      </p>
      {/* Not announced: it changes with each digit. */}
      {range && similar && amount > 0 && (
        <p className={styles.range}>{comparedRent(amount, similar)?.text}</p>
      )}
    </>
  );
}
