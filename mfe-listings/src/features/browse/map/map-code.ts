import { queryOptions } from '@roommate/shell-api/query';

/** Loads the code of the map, which only people who look at it need. A failure can be tried again. */
export const mapCode = queryOptions({
  queryKey: ['listings', 'map-code'],
  queryFn: async () => ({ component: (await import('../../map/area-map.tsx')).AreaMap }),
  staleTime: Infinity,
  structuralSharing: false,
});
