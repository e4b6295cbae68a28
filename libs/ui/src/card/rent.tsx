import { clsx } from 'clsx';
import styles from './rent.module.css';
import { splitRent } from './split-rent.ts';

interface RentProps {
  /** BDT per month. */
  amount: number;
  className?: string | undefined;
}

/** 'BDT {amount}/month' with a large number. CSS writes the commas, so the text has no extra characters. */
export function Rent({ amount, className }: RentProps) {
  const { currency, groups, period } = splitRent(amount);
  return (
    <span className={clsx(styles.rent, className)}>
      <span className={styles.unit}>{currency}</span>
      {groups.map((group, index) => (
        <span key={index} className={styles.group}>
          {group}
        </span>
      ))}
      <wbr />
      <span className={styles.unit}>{period}</span>
    </span>
  );
}
