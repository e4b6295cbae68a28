import { pathPatternSchema, releaseVersionSchema, remoteNameSchema } from '@roommate/release-registry';
import { z } from 'zod';

/**
 * What a page reports of a failure (shell/src/reporting): labels in closed forms, so that nothing somebody typed, no
 * address and no token can reach the log, whoever sends it.
 */
export const clientErrorSchema = z.strictObject({
  kind: z.enum(['load', 'file', 'page', 'uncaught']),
  /** Null: the shell. */
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
