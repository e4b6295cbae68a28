import type { AreasResponse, AreaWithRooms } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';
import { loadQuery, queryOptions, useQuery } from '@roommate/shell-api/query';

/** An area in the list, without what only the map needs: the page has hundreds. */
type ListedArea = Pick<AreaWithRooms, 'id' | 'name' | 'rooms' | 'relation' | 'median'>;

/** A part of the city with the areas in it. */
export interface AreaGroup extends ListedArea {
  parts: ListedArea[];
}

interface AreaListData {
  groups: AreaGroup[];
  counted: AreasResponse['counted'];
}

const listed = ({ id, name, rooms, relation, median }: AreaWithRooms): ListedArea => ({
  id,
  name,
  rooms,
  relation,
  median,
});

/** The areas by the outermost area around them, in the order of the API: most rooms first. */
function groupsOf(areas: readonly AreaWithRooms[]): AreaGroup[] {
  const groups = new Map<string, AreaGroup>();
  for (const area of areas) if (area.around.length === 0) groups.set(area.id, { ...listed(area), parts: [] });
  for (const area of areas) groups.get(area.around.at(-1) ?? '')?.parts.push(listed(area));
  return [...groups.values()];
}

async function getAreas(signal: AbortSignal): Promise<AreaListData> {
  const { areas, counted } = await unwrap(api.GET('/areas', { signal }));
  return { groups: groupsOf(areas), counted };
}

const areaListQuery = queryOptions({ queryKey: ['areas'], queryFn: ({ signal }) => getAreas(signal) });

export const areaListLoader = () => loadQuery(areaListQuery);

/** @param initialData what the loader has loaded already */
export const useAreaList = (initialData: AreaListData | undefined) =>
  useQuery({ ...areaListQuery, ...(initialData !== undefined && { initialData }) });
