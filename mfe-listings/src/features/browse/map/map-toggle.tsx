import { browsePath, type PageSearch } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { buttonClass } from '@roommate/ui';
import { List, Map as MapIcon } from 'lucide-react';

/** Shows the matches on a map, or only as a list. It is a link, so that it works without JavaScript. */
export function MapToggle({ search, className }: { search: PageSearch; className?: string | undefined }) {
  const isMap = search.view === 'map';
  const Icon = isMap ? List : MapIcon;
  return (
    <Link
      to={browsePath({ ...search, view: isMap ? undefined : 'map' })}
      preventScrollReset
      className={[buttonClass('secondary'), className].join(' ')}
    >
      <Icon aria-hidden="true" />
      {isMap ? 'Hide map' : 'Map'}
    </Link>
  );
}
