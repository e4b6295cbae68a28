import { CardGrid, CardPlaceholders } from '@roommate/ui';
import styles from './loading-grid.module.css';

const SKELETON_COUNT = 8;

/** Shown until the first batch has loaded. */
export function LoadingGrid({ text }: { text: string }) {
  return (
    <>
      <p className={styles.text} role="status">
        {text}
      </p>
      <CardGrid data-grid="" aria-hidden="true">
        <CardPlaceholders count={SKELETON_COUNT} />
      </CardGrid>
    </>
  );
}
