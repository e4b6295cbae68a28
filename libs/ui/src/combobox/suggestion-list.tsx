import { useEffect, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import styles from './suggestion-list.module.css';
import type { Combobox } from './use-combobox.ts';

interface SuggestionListProps<Option> {
  combobox: Combobox<Option>;
  /** The options of the combobox. */
  options: readonly Option[];
  /** Names the list for screen readers. */
  label: string;
  /** Identifies a suggestion in the list. */
  keyOf: (option: Option) => string;
  /** Shows a suggestion. */
  children: (option: Option) => ReactNode;
}

/** The suggestions of a combobox, below its input. The parent element must be positioned. */
export function SuggestionList<Option>(props: SuggestionListProps<Option>) {
  const { combobox, options, label, keyOf, children } = props;
  const { isOpen, active, listProps, optionProps } = combobox;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <span aria-live="polite">
        <VisuallyHidden>
          {isOpen && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
        </VisuallyHidden>
      </span>
      <ul ref={list} {...listProps} className={styles.list} aria-label={label}>
        {options.map((option, position) => (
          <li key={keyOf(option)} {...optionProps(option, position)} className={styles.option}>
            {children(option)}
          </li>
        ))}
      </ul>
    </>
  );
}
