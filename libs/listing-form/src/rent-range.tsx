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
 * Shows the rents of similar rooms, and how the typed rent compares. With too few similar rooms it compares nothing.
 * Its height is reserved. The text comes late, and must not move the controls below that a person is about to click.
 */
export function RentRange({ control, listingId }: RentRangeProps) {
  const names = ['location', 'placeId', 'roomType', 'rentAmount'] as const;
  const [location, placeId, roomType, rent] = useWatch({ control, name: names });
  const similar = useSimilarRents({ location: location.trim(), placeId, roomType, listingId });
  const range = similar && similarRentsText(similar);
  const amount = readAmount(rent) ?? 0;
  return (
    <div className={styles.box}>
      {!range && <p>The rents of similar rooms appear here when there are enough of them.</p>}
      <p aria-live="polite">{range}</p>
      {/* Not announced: it changes with each digit. */}
      {range && similar && amount > 0 && <p>{comparedRent(amount, similar)?.text}</p>}
    </div>
  );
}
