import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import styles from './segmented-control.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon | undefined;
}

interface SegmentedControlProps<Value extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Switches between a few views of the same content. It uses radio buttons, so arrow keys change the choice. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map(({ icon: Icon, ...option }) => (
        <label key={option.value} className={styles.segment}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {Icon && <Icon aria-hidden="true" />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
