import { apiPaths, type LikeAnswer } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

/** @param likes the count that the page shows now */
export const likeListing = (id: string, likes: number): Promise<LikeAnswer> =>
  api.request<LikeAnswer>(apiPaths.like(id), { method: 'PATCH', body: { likes: likes + 1 } });
