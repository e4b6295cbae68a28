import { z } from 'zod';
import {
  contractVersionSchema,
  fileNameSchema,
  pageFilesSchema,
  integritySchema,
  releaseVersionSchema,
  serverFileSchema,
} from './fields.ts';

/** An immutable release of the shell: the data that the site server needs for the HTML. Names are relative to `base`. */
export const shellReleaseSchema = z.strictObject({
  version: releaseVersionSchema,
  /** The URL path of the release's folder on the site. It starts and ends with a slash. */
  base: z.string().regex(/^\/shell\/[\w.-]+\/$/),
  /** Scripts and styles in the order of execution and application. */
  scripts: z.array(fileNameSchema).min(1),
  styles: z.array(fileNameSchema),
  /** The files of the shell's own pages, by path. Earlier releases have none. */
  pages: z.record(z.string().regex(/^\/[\w-]+$/), pageFilesSchema).optional(),
  integrity: integritySchema,
  server: serverFileSchema.optional(),
  /** The provided contract versions. A remote works if one of them satisfies its version by semver's caret rule. */
  shellApi: z.array(contractVersionSchema).min(1),
  /** Files that the site also serves at its root, such as images and icons. */
  publicFiles: z.array(fileNameSchema),
});

export type ShellRelease = z.infer<typeof shellReleaseSchema>;
