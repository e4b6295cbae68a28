import { z } from 'zod';

const kilobytesSchema = z.number().positive();

/** The maximum size of a release by kind of file, in kilobytes (1,000 bytes) after brotli compression. */
export const budgetSchema = z.strictObject({
  scripts: kilobytesSchema,
  styles: kilobytesSchema,
  other: kilobytesSchema,
  /** Of the scripts that a public page needs before it works. Not limited by default. */
  page: kilobytesSchema.optional(),
  /** Of the server entry, not compressed: the site holds it in memory. Default: SERVER_BUDGET_KB. */
  server: kilobytesSchema.optional(),
  /**
   * Files of features that a deployment turns on, by the beginning of their names. They count only here: pages of other
   * deployments never load them.
   */
  optional: z
    .strictObject({ files: z.array(z.string().min(1)).min(1), kilobytes: kilobytesSchema })
    .optional(),
});

/** The maximum size of a server entry without a budget of its own. It is enough for the largest remote. */
export const SERVER_BUDGET_KB = 1500;

/** `shell.json`, which declares the shell. */
export const shellManifestSchema = z.strictObject({
  budget: budgetSchema,
  /** The shell's own pages, as `paths` in remote.json. `page` is the module that src/app/routes.tsx imports lazily. */
  pages: z.array(z.strictObject({ path: z.string(), page: z.string() })),
});

export type Budget = z.infer<typeof budgetSchema>;
