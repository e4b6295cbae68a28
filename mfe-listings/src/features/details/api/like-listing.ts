import { apiPaths, type LikeResponse } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

/** @param likes the count that the page shows now */
export const likeListing = (id: string, likes: number): Promise<LikeResponse> =>
  api.request<LikeResponse>(apiPaths.like(id), { method: 'PATCH', body: { likes: likes + 1 } });
