import { z } from 'zod';

/**
 * Every error of the API: problem details (RFC 9457) that also carry `error`, which the product's pages read
 * (spec, sections 3 and 7). `errors` names each wrong field.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  error: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
