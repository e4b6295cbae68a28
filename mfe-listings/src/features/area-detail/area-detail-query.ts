import type { Area, ListingSummary } from '@roommate/contracts';
import { ApiError, api, unwrap, type LoaderFunctionArgs } from '@roommate/shell-api';
import { loadQuery, queryOptions, useQuery } from '@roommate/shell-api/query';

/** An area with its newest rooms. */
export interface AreaDetail {
  area: Area;
  newest: readonly ListingSummary[];
}

const NEWEST = 8;
/** A malformed and an unknown id. */
const notFound = [400, 404];

/** @returns null for an unknown area */
async function getArea(id: string, signal: AbortSignal): Promise<AreaDetail | null> {
  try {
    const area = await unwrap(api.GET('/areas/{area}', { params: { path: { area: id } }, signal }));
    // The page describes the area to everybody. A person's dealbreakers must not make it look empty.
    const query = {
      place: [id],
      sort: 'newest' as const,
      limit: NEWEST,
      includeHidden: 'true' as const,
    };
    const { items } = await unwrap(api.GET('/roommates/search', { params: { query }, signal }));
    return { area, newest: items };
  } catch (error) {
    if (error instanceof ApiError && notFound.includes(error.status)) return null;
    throw error;
  }
}

const areaDetailQuery = (id: string) =>
  queryOptions({ queryKey: ['areas', id], queryFn: ({ signal }) => getArea(id, signal) });

export const areaDetailLoader = ({ params: { id = '' } }: Pick<LoaderFunctionArgs, 'params'>) =>
  loadQuery(areaDetailQuery(id));

/** @param initialData what the loader has loaded already */
export const useAreaDetail = (id: string, initialData: AreaDetail | null | undefined) =>
  useQuery({ ...areaDetailQuery(id), ...(initialData !== undefined && { initialData }) });
