import styles from './result-count.module.css';
import { hiddenText, roomsText } from '../filters/filter-texts.ts';
import type { SearchSummary } from '../query/fetch-matches.ts';

/** The number of matches. Screen readers announce each new one. */
export function ResultCount({ summary }: { summary: SearchSummary | undefined }) {
  const { total, hidden } = summary ?? {};
  return (
    <p role="status" className={styles.count}>
      {total && `${roomsText(total)} found`}
      {hidden !== undefined && ', best match first'}
      {hidden !== undefined && hidden > 0 && `. ${hiddenText(hidden)}`}
    </p>
  );
}
