import styles from './slide-dots.module.css';

interface SlideDotsProps {
  count: number;
  /** Index of the visible slide, from 0. */
  current: number;
  onSelect: (index: number) => void;
  /** The word for a slide, such as 'image'. */
  label: string;
  disabled?: boolean;
}

/** One button per slide. */
export function SlideDots({ count, current, onSelect, label, disabled = false }: SlideDotsProps) {
  return (
    <div className={styles.dots} role="group" aria-label={`Choose one ${label}`}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Show ${label} ${index + 1} of ${count}`}
          aria-current={index === current}
          disabled={disabled}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
