import { SEARCH_TEXT_MAX } from '@roommate/contracts';
import { clsx } from 'clsx';
import { MapPin, Search } from 'lucide-react';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Button } from '../button/button.tsx';
import { SuggestionList } from '../combobox/suggestion-list.tsx';
import { useCombobox } from '../combobox/use-combobox.ts';
import { useOnDemand } from '../combobox/use-on-demand.ts';
import styles from './search-box.module.css';

export interface SearchSuggestion {
  id: string;
  label: string;
  detail: string;
  /** The text that stays in the box. */
  before: string;
}

interface SearchBoxProps<T extends SearchSuggestion> {
  /** Names the input. */
  label: string;
  placeholder: string;
  /** The path that a browser without JavaScript sends the form to, with the text as `q`. */
  action: string;
  /** Other controls can belong to the form by this id. */
  formId?: string | undefined;
  /** The text of the present search. */
  text: string;
  /** Loads what suggestions need. Called when the input gets the focus. */
  loadSuggest: () => Promise<(text: string) => readonly T[]>;
  onSearch: (text: string) => void;
  onPick: (suggestion: T) => void;
  size?: 'medium' | 'large' | undefined;
  /** Hidden inputs of the form. */
  children?: ReactNode;
}

const none: readonly never[] = [];

/** A search with suggestions. Without JavaScript it is a plain form, and without suggestions it still searches. */
export function SearchBox<T extends SearchSuggestion>(props: SearchBoxProps<T>) {
  const { label, placeholder, action, formId, text, loadSuggest, onSearch, onPick, size, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [suggest, load] = useOnDemand(loadSuggest);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed).trim();
  const options = useMemo(() => (suggest && sought !== '' ? suggest(sought) : none), [suggest, sought]);

  // Uncontrolled, so that text typed before the page's scripts run stays.
  const show = (value: string): void => {
    if (input.current) input.current.value = value;
  };
  const shownText = useRef(text);
  const submitted = useRef<string>(undefined);
  useEffect(() => {
    if (shownText.current === text) return;
    shownText.current = text;
    const isSubmitted = submitted.current === text;
    submitted.current = undefined;
    // The box has this text already, or a newer one: the visitor can type while the search changes.
    if (!isSubmitted) show(text);
  }, [text]);

  const combobox = useCombobox<T>({
    options,
    onPick: (suggestion) => {
      setTyped('');
      show(suggestion.before);
      onPick(suggestion);
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    combobox.close();
    submitted.current = input.current?.value.trim() ?? '';
    onSearch(submitted.current);
  };
  return (
    <form
      id={formId}
      role="search"
      action={action}
      className={clsx(styles.box, size === 'large' && styles.large)}
      onSubmit={submit}
    >
      <div className={styles.field}>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={text}
          maxLength={SEARCH_TEXT_MAX}
          enterKeyHint="search"
          className={styles.input}
          onFocus={load}
          onInput={({ currentTarget }) => {
            load();
            setTyped(currentTarget.value);
            combobox.open();
          }}
          {...combobox.inputProps}
        />
        <SuggestionList combobox={combobox} options={options} keyOf={({ id }) => id} label="Places">
          {(suggestion) => (
            <>
              <MapPin className={styles.pin} aria-hidden="true" />
              <span>
                {suggestion.label} <span className={styles.detail}>{suggestion.detail}</span>
              </span>
            </>
          )}
        </SuggestionList>
      </div>
      <Button type="submit" size={size} className={styles.submit}>
        Search
      </Button>
      {children}
    </form>
  );
}
