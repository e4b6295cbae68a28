import { z } from 'zod';
import { listingIdSchema } from './listing.ts';

const count = z.number().int().nonnegative();

export const createAnswerSchema = z.object({ acknowledged: z.boolean(), insertedId: listingIdSchema });
export const updateAnswerSchema = z.object({ matchedCount: count, modifiedCount: count });
export const likeAnswerSchema = updateAnswerSchema.extend({ likes: count, contact: z.string() });
export const deleteAnswerSchema = z.object({ deletedCount: count });
export const countAnswerSchema = z.object({ count, total: count });
/** `roomTypes` is the number of distinct room types among all listings. */
export const statsAnswerSchema = z.object({ total: count, available: count, roomTypes: count });
export const contactAnswerSchema = z.object({ success: z.boolean(), message: z.string() });

export type CreateAnswer = z.infer<typeof createAnswerSchema>;
export type UpdateAnswer = z.infer<typeof updateAnswerSchema>;
export type LikeAnswer = z.infer<typeof likeAnswerSchema>;
export type DeleteAnswer = z.infer<typeof deleteAnswerSchema>;
export type CountAnswer = z.infer<typeof countAnswerSchema>;
export type StatsAnswer = z.infer<typeof statsAnswerSchema>;
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;
