import { areaKinds, pagePaths, type PageSearch } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import type { SearchSummary } from '../matches/fetch-matches.ts';

interface AreaLinkProps {
  search: PageSearch;
  summary: SearchSummary | undefined;
}

/** Leads from a search in one area to the rents of the area. */
export function AreaLink({ search: { places = [] }, summary }: AreaLinkProps) {
  const area = summary?.names.find(
    ({ id, kind }) => id === places[0] && areaKinds.some((one) => one === kind),
  );
  if (!area || places.length > 1) return null;
  return (
    <p>
      <Link to={pagePaths.area(area.id)}>Rents and facts of {area.name}</Link>
    </p>
  );
}
