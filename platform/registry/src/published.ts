import { z } from 'zod';

const sizeSchema = z.strictObject({
  files: z.int().min(0),
  bytes: z.int().min(0),
  /** After brotli compression, where the file is compressed. */
  brotliBytes: z.int().min(0),
});

const sizesSchema = z.strictObject({ scripts: sizeSchema, styles: sizeSchema, other: sizeSchema });

/** Who published a release, when, and from which commit. */
export const publishedSchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string().min(1).max(100),
  /** The git commit, followed by `-dirty` if the files differ from it. Null outside a repository. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}(-dirty)?$/)
    .nullable(),
  sizes: sizesSchema,
});

export type Sizes = z.infer<typeof sizesSchema>;
export type Published = z.infer<typeof publishedSchema>;
