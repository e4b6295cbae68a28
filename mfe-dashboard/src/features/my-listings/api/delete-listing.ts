import { apiPaths, type DeleteResponse } from '@roommate/contracts';
import { ApiError, api } from '@roommate/shell-api';

/**
 * @returns whether the listing is gone; false when the API refuses or has deleted nothing
 * @throws when no answer came
 */
export async function deleteListing(id: string): Promise<boolean> {
  try {
    const { deletedCount } = await api.request<DeleteResponse>(apiPaths.listing(id), { method: 'DELETE' });
    return deletedCount > 0;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
