import { z } from 'zod';
import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts';

const codes = Object.keys(PROBLEM_CODES) as [ProblemCode, ...ProblemCode[]];

/**
 * Every error of the API: problem details (RFC 9457) that also carry `error`, which the product's pages read
 * (spec, sections 3 and 7), and `code`, for programs. `errors` names each wrong field.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string().meta({ description: 'The name of the status.' }),
  status: z.number().int(),
  code: z.enum(codes).meta({
    description: 'For programs: it stays when the sentences change. Expect ones that you do not know.',
    'x-extensible': true,
  }),
  detail: z.string().optional().meta({ description: 'A sentence for people.' }),
  error: z.string().meta({ description: 'The same sentence.' }),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'Each wrong field, parameter or header.' }),
});

export type Problem = z.infer<typeof problemSchema>;
