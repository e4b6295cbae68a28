import { z } from 'zod';
import { listingIdSchema, listingSchema } from './listing.ts';
import { preferenceNames } from './preferences.ts';
import { pageLimitSchema } from './queries.ts';

/** The newest available listings that `GET /matches` compares. */
export const MATCHED_LISTINGS_MAX = 1000;

/** Why a listing fits a person, or not. The listing contains the facts of each reason. */
const matchReasonSchema = z.object({
  about: z.enum(preferenceNames).meta({ description: 'Expect unknown names.', 'x-extensible': true }),
  fits: z.boolean(),
  isDealbreaker: z
    .boolean()
    .meta({ description: 'Whether it does not fit and is one of your dealbreakers.' }),
  text: z.string().meta({ example: 'Non-smoking home, as you asked' }),
  fullText: z.string().optional().meta({
    description: 'The same with the full name of a place. Absent if `text` has it.',
  }),
});

/** How well a listing fits the preferences of the caller: docs/decisions/0330-matching.md. */
export const matchSchema = z.object({
  score: z.number().int().min(0).max(100).meta({ description: 'Percent. 100 meets every preference.' }),
  reasons: z.array(matchReasonSchema).meta({ description: 'The most important ones first.' }),
});

/** The listings that fit the caller, best first. */
export const matchesResponseSchema = z.object({
  items: z.array(z.object({ listing: listingSchema, match: matchSchema })),
  compared: z
    .number()
    .int()
    .nonnegative()
    .meta({
      description: `The number of compared listings: the newest available ones in your places, at most ${MATCHED_LISTINGS_MAX}.`,
    }),
  hidden: z.number().int().nonnegative().meta({
    description: 'How many of them do not meet one of your dealbreakers.',
  }),
});

/** The matches of single listings, also of those that do not meet a dealbreaker. */
export const matchesOfResponseSchema = z.array(z.object({ _id: listingIdSchema, match: matchSchema }));

/** GET /matches */
export const matchesQuerySchema = z.strictObject({
  limit: pageLimitSchema,
});

export type MatchReason = z.infer<typeof matchReasonSchema>;
export type Match = z.infer<typeof matchSchema>;
export type MatchesResponse = z.infer<typeof matchesResponseSchema>;
export type MatchesOfResponse = z.infer<typeof matchesOfResponseSchema>;
export type MatchesQuery = z.infer<typeof matchesQuerySchema>;
