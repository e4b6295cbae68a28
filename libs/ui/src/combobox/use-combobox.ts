import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions<Option> {
  /** The suggestions for the current text, best first. */
  options: readonly Option[];
  /** Called when the user picks a suggestion. It sets the text of the input. */
  onPick: (option: Option) => void;
}

/**
 * The keyboard and the roles of an input that suggests values and accepts any text:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/. The focus stays in the input.
 * Arrow keys choose a suggestion, Enter picks it, and Escape closes the list.
 */
export function useCombobox<Option>({ options, onPick }: ComboboxOptions<Option>) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen && options.length > 0;
  const index = shown && active < options.length ? active : -1;
  const optionId = (position: number) => `${listId}-${position}`;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: Option): void => {
    close();
    onPick(option);
  };
  const move = (step: number): void => {
    // The position after the last suggestion is the input itself.
    const places = options.length + 1;
    setOpen(true);
    setActive(((index + 1 + step + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // A key of an input method for Bangla chooses a letter, not a suggestion.
    if (event.nativeEvent.isComposing) return;
    const option = options[index];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && shown) {
      // The key closes only the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && shown) {
      // Without a chosen suggestion, Enter submits the form as in every input.
      if (option === undefined) close();
      else {
        event.preventDefault();
        pick(option);
      }
    }
  };

  return {
    isOpen: shown,
    close,
    /** Call it when the user has typed. */
    open: (): void => {
      setOpen(true);
      setActive(-1);
    },
    /** The position of the chosen suggestion, -1 for none. */
    active: index,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': listId,
      'aria-activedescendant': index >= 0 ? optionId(index) : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
    listProps: {
      id: listId,
      role: 'listbox',
      hidden: !shown,
      // A click, also on the scroll bar, leaves the focus in the input.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    } as const,
    optionProps: (option: Option, position: number) =>
      ({
        id: optionId(position),
        role: 'option',
        'aria-selected': position === index,
        onClick: () => pick(option),
      }) as const,
  };
}

export type Combobox<Option> = ReturnType<typeof useCombobox<Option>>;
