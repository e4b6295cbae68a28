import { ApiError, api, unwrap } from '@roommate/shell-api';

/**
 * Deletes a listing.
 * @returns whether the API deleted it; false when it rejects the request or deletes nothing
 * @throws NetworkError without a response
 */
export async function deleteListing(id: string): Promise<boolean> {
  try {
    const { deletedCount } = await unwrap(api.DELETE('/roommates/{id}', { params: { path: { id } } }));
    return deletedCount > 0;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
