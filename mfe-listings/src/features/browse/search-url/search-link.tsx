import { browsePath } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import type { ComponentProps, MouseEvent } from 'react';
import { useSearch, type GoToSearch, type SearchChange } from './use-search.ts';

interface SearchLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'preventScrollReset'>, GoToSearch {
  next: SearchChange;
}

/** A click with one of these keys, or with another button, opens another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link to a changed search. A click changes the newest search, which the page may not show yet.
 * @param onClick called for a click that changes the search of this tab
 */
export function SearchLink({ next, scrollsUp, onClick, ...props }: SearchLinkProps) {
  const { search, goTo } = useSearch();
  return (
    <Link
      {...props}
      to={browsePath(next(search))}
      onClick={(event) => {
        if (!isPlain(event)) return;
        onClick?.(event);
        event.preventDefault();
        goTo(next, { scrollsUp });
      }}
    />
  );
}
