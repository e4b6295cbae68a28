import { comparedRent, readAmount, similarRentsText } from '@roommate/contracts';
import { useWatch, type Control } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import styles from './rent-range.module.css';
import { useSimilarRents } from './use-similar-rents.ts';

interface RentRangeProps {
  control: Control<FormValues, unknown, unknown>;
  /** The listing that the form changes. */
  listingId: string | undefined;
}

/**
 * What similar rooms cost, and how the typed rent compares. It compares nothing where too few rooms are similar. Its
 * height is reserved: the text comes late, while the person is about to press what is below.
 */
export function RentRange({ control, listingId }: RentRangeProps) {
  const names = ['location', 'placeId', 'roomType', 'rentAmount'] as const;
  const [location, placeId, roomType, rent] = useWatch({ control, name: names });
  const similar = useSimilarRents({ location: location.trim(), placeId, roomType, listingId });
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
