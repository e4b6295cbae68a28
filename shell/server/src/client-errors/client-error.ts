import { pathPatternSchema, releaseVersionSchema, remoteNameSchema } from '@roommate/release-registry';
import { z } from 'zod';

/**
 * A failure that a page reports (shell/src/reporting). Each field has a closed format. So no sender can write user
 * input, email addresses or tokens into the log.
 */
export const clientErrorSchema = z.strictObject({
  kind: z.enum(['load', 'file', 'page', 'uncaught']),
  /** Null for the shell. */
  remote: remoteNameSchema.nullable(),
  version: releaseVersionSchema,
  /** The declared path of the page, such as `/roommate/:id`. */
  page: pathPatternSchema.max(100).nullable(),
  /** The error's name or code. */
  error: z.string().regex(/^[A-Za-z][\w-]{0,39}$/),
  /** File, line and column in the release. */
  at: z
    .string()
    .regex(/^(static\/js\/[\w./-]{1,80}|remoteEntry)\.js:\d{1,7}:\d{1,7}$/)
    .nullable(),
});

export type ClientError = z.infer<typeof clientErrorSchema>;
