import type { PageSearch } from '@roommate/contracts';
import { chipClass, focusPageHeading } from '@roommate/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { SearchLink } from '../search-url/search-link.tsx';
import { activeFilters } from './active-filters.ts';
import styles from './filter-chips.module.css';
import { changing, withoutFilters } from './filters-of.ts';

interface FilterChipsProps {
  search: PageSearch;
  summary: SearchSummary | undefined;
}

/** The filters that apply, also those that the text means. Each is a link to the search without it. */
export function FilterChips({ search, summary }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const filters = activeFilters(search, summary);
  // The chip disappears, so the list takes the focus, or the heading when the list disappears, too.
  const keepFocus = (): void => {
    if (filters.length > 1) list.current?.focus({ preventScroll: true });
    else focusPageHeading();
  };
  return (
    <ul ref={list} role="list" tabIndex={-1} className={styles.chips} aria-label="Active filters">
      {filters.map(({ id, label, fullName, remove }) => (
        <li key={id}>
          <SearchLink
            next={changing(search, summary, remove)}
            className={chipClass}
            // With the visible label, which people say to a speech program.
            aria-label={`Remove filter: ${label}${fullName === undefined ? '' : ` (${fullName})`}`}
            onClick={keepFocus}
          >
            {/* A title of the link would be its description, and screen readers would say the name twice. */}
            <span title={fullName}>{label}</span>
            <X aria-hidden="true" />
          </SearchLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <SearchLink next={withoutFilters} className={styles.clear} onClick={focusPageHeading}>
            Clear all filters
          </SearchLink>
        </li>
      )}
    </ul>
  );
}
