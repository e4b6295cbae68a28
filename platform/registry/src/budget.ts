import { z } from 'zod';

const kilobytesSchema = z.number().positive();

/** The maximum size of a release by kind of file, in kilobytes (1,000 bytes) after brotli compression. */
export const budgetSchema = z.strictObject({
  scripts: kilobytesSchema,
  styles: kilobytesSchema,
  other: kilobytesSchema,
});

/** `shell.json`, which declares the shell. */
export const shellManifestSchema = z.strictObject({ budget: budgetSchema });

export type Budget = z.infer<typeof budgetSchema>;
