import { z } from 'zod';

const kilobytesSchema = z.number().positive();

/** What a release may weigh at most, by kind of file: in kilobytes (1,000 bytes) as phones fetch them, with brotli. */
export const budgetSchema = z.strictObject({
  scripts: kilobytesSchema,
  styles: kilobytesSchema,
  other: kilobytesSchema,
});

/** `shell.json`, in which the shell declares itself. */
export const shellManifestSchema = z.strictObject({ budget: budgetSchema });

export type Budget = z.infer<typeof budgetSchema>;
