import type { PageSearch } from '@roommate/contracts';
import { buttonClass } from '@roommate/ui';
import { List, Map as MapIcon } from 'lucide-react';
import { SearchLink } from '../search-url/search-link.tsx';

/** Shows the matches on a map, or only as a list. It is a link, so that it works without JavaScript. */
export function MapToggle({ search, className }: { search: PageSearch; className?: string | undefined }) {
  const isMap = search.view === 'map';
  const Icon = isMap ? List : MapIcon;
  return (
    <SearchLink
      next={(newest) => ({ ...newest, view: isMap ? undefined : 'map' })}
      className={[buttonClass('secondary'), className].join(' ')}
    >
      <Icon aria-hidden="true" />
      {isMap ? 'Hide map' : 'Map'}
    </SearchLink>
  );
}
