import { z } from 'zod';
import { listingIdSchema } from './listing.ts';

const count = z.number().int().nonnegative();

export const createResponseSchema = z.object({ acknowledged: z.boolean(), insertedId: listingIdSchema });
export const updateResponseSchema = z.object({ matchedCount: count, modifiedCount: count });
export const likeResponseSchema = updateResponseSchema.extend({
  likes: count,
  contact: z.string().optional().meta({ description: 'Absent while the listing is not available.' }),
});
export const unlikeResponseSchema = updateResponseSchema.extend({ likes: count });
export const deleteResponseSchema = z.object({ deletedCount: count });
export const countResponseSchema = z.object({ count, total: count });
/** `roomTypes` is the number of distinct room types among all listings. */
export const statsResponseSchema = z.object({ total: count, available: count, roomTypes: count });
export const contactResponseSchema = z.object({ success: z.boolean(), message: z.string() });

export type CreateResponse = z.infer<typeof createResponseSchema>;
export type UpdateResponse = z.infer<typeof updateResponseSchema>;
export type LikeResponse = z.infer<typeof likeResponseSchema>;
export type UnlikeResponse = z.infer<typeof unlikeResponseSchema>;
export type DeleteResponse = z.infer<typeof deleteResponseSchema>;
export type CountResponse = z.infer<typeof countResponseSchema>;
export type StatsResponse = z.infer<typeof statsResponseSchema>;
export type ContactResponse = z.infer<typeof contactResponseSchema>;
