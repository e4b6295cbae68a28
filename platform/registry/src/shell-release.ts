import { z } from 'zod';
import { contractVersionSchema, fileSchema, integritySchema, releaseVersionSchema } from './fields.ts';

/** One immutable release of the shell: what the site's server must know to write the HTML. Names are relative to `base`. */
export const shellReleaseSchema = z.strictObject({
  version: releaseVersionSchema,
  /** The versioned directory under which the site serves the release: starts and ends with a slash. */
  base: z.string().regex(/^\/shell\/[\w.-]+\/$/),
  /** Scripts in the order in which they run, and styles in the order in which they apply. */
  scripts: z.array(fileSchema).min(1),
  styles: z.array(fileSchema),
  integrity: integritySchema,
  /** The contract versions that it provides: remotes that need one of them, by semver's caret rule, work in it. */
  shellApi: z.array(contractVersionSchema).min(1),
  /** The files of the release that the site also serves at its root, such as pictures and icons. */
  publicFiles: z.array(fileSchema),
});

export type ShellRelease = z.infer<typeof shellReleaseSchema>;
