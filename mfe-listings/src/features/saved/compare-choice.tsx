import { COMPARED_LISTINGS_MAX } from '@roommate/contracts';
import styles from './compare-choice.module.css';

interface CompareChoiceProps {
  title: string;
  isChosen: boolean;
  /** No more rooms fit into the comparison. */
  isFull: boolean;
  onToggle: () => void;
}

/** Chooses a room for the comparison. */
export const CompareChoice = ({ title, isChosen, isFull, onToggle }: CompareChoiceProps) => (
  <label className={styles.choice}>
    <input
      type="checkbox"
      checked={isChosen}
      disabled={isFull}
      aria-label={`Compare: ${title}`}
      onChange={onToggle}
    />
    <span>{isFull ? `Compare (${COMPARED_LISTINGS_MAX} at most)` : 'Compare'}</span>
  </label>
);
