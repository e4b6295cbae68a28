import { z } from 'zod';
import { codeOfStatus, problemCodes, type ProblemCode } from './problem-codes.ts';

const codes = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

/**
 * Every error of the API: problem details (RFC 9457) with additional fields. The product's pages read `error` (spec,
 * sections 3 and 7). Programs read `code`. `errors` lists each wrong field.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string().meta({ description: 'The name of the status.' }),
  status: z.number().int(),
  code: z.enum(codes).meta({
    description: 'For programs. It stays the same when the messages change. Expect unknown codes.',
    'x-extensible': true,
  }),
  detail: z.string().optional().meta({ description: 'A message for people.' }),
  error: z.string().meta({ description: 'The same message as `detail`.' }),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'Each wrong field, parameter or header.' }),
});

export type Problem = z.infer<typeof problemSchema>;

interface ProblemOptions {
  /** Defaults to the general code of the status. */
  code?: ProblemCode;
  errors?: Problem['errors'];
}

/**
 * Problem details with one message for both fields.
 * @param title the name of the status
 */
export function createProblem(
  status: number,
  title: string,
  message: string,
  { code = codeOfStatus(status), errors }: ProblemOptions = {},
): Problem {
  return {
    type: 'about:blank',
    title,
    status,
    code,
    detail: message,
    error: message,
    ...(errors && { errors }),
  };
}
