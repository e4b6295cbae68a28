import {
  groupDigits,
  MAX_RENT_SAMPLE,
  MIN_RENT_SAMPLE,
  rentRangeText,
  roomTypes,
  type Area,
} from '@roommate/contracts';
import { Card, Rent } from '@roommate/ui';
import styles from './area-detail-page.module.css';

const bandText = (min: number, max: number | undefined): string => {
  if (max === undefined) return `${groupDigits(min)} and more`;
  return min === 0 ? `Under ${groupDigits(max)}` : `${groupDigits(min)} to ${groupDigits(max - 1)}`;
};

/** The median, the quartiles and the distribution of the rents, with the number of rooms behind them. */
export function AreaRents({ name, rents }: { name: string; rents: Area['rents'] }) {
  const { all, bands } = rents;
  const most = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>What a room costs</h2>
      {all.median === undefined || all.lowerQuartile === undefined || all.upperQuartile === undefined ? (
        <p>
          {name} has {all.sample} {all.sample === 1 ? 'room' : 'rooms'}. Rents are shown for areas with at
          least {MIN_RENT_SAMPLE} rooms.
        </p>
      ) : (
        <>
          <p className={styles.median}>
            <Rent amount={all.median} />{' '}
            <span className={styles.note}>
              median of {all.sample < MAX_RENT_SAMPLE ? '' : 'the newest '}
              {groupDigits(all.sample)} rooms
            </span>
          </p>
          <p>
            About half of the rooms cost{' '}
            <span className={styles.range}>{rentRangeText(all.lowerQuartile, all.upperQuartile)}.</span>
          </p>
          <ul role="list" className={styles.types}>
            {roomTypes.flatMap((type) => {
              const { median, sample } = rents[type];
              return median === undefined ? (
                []
              ) : (
                <li key={type}>
                  {type}: BDT {groupDigits(median)}{' '}
                  <span className={styles.note}>(n = {groupDigits(sample)})</span>
                </li>
              );
            })}
          </ul>
          <table className={styles.bands}>
            <caption className={styles.note}>Rooms by rent, BDT per month</caption>
            <tbody>
              {bands.map(({ min, max, count }) => (
                <tr key={min}>
                  <th scope="row">{bandText(min, max)}</th>
                  <td className={styles.bar} aria-hidden="true">
                    {/* Attributes of SVG, because the page's policy forbids inline styles. */}
                    <svg width="100%" height="12">
                      <rect width={`${Math.round((count / most) * 100)}%`} height="12" rx="3" />
                    </svg>
                  </td>
                  <td className={styles.number}>{groupDigits(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
