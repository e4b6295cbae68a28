import { z } from 'zod';
import {
  contractVersionSchema,
  fileNameSchema,
  pageFilesSchema,
  integritySchema,
  releaseVersionSchema,
  serverFileSchema,
} from './fields.ts';
import { ownedPathSchema, pageMetaSchema, remoteNameSchema } from './remote-manifest.ts';

/** A path with the files of its page (for preload links) and its metadata (for the HTML). */
const releasedPathSchema = ownedPathSchema.extend({
  page: pageFilesSchema.optional(),
  meta: pageMetaSchema.optional(),
});

/** An immutable release of a remote: the data that the shell needs to load it. File names are relative to `base`. */
export const releaseSchema = z.strictObject({
  name: remoteNameSchema,
  version: releaseVersionSchema,
  /** The shell-api version that the remote was built for. The live shell must satisfy it by semver's caret rule. */
  shellApi: contractVersionSchema,
  /** The URL path of the release's folder on the site. It starts and ends with a slash. */
  base: z.string().regex(/^\/mfe\/[\w.-]+\/[\w.-]+\/$/),
  remoteEntry: fileNameSchema,
  /** Scripts and styles of the exposed `./routes` module, for preload links. */
  routes: pageFilesSchema,
  integrity: integritySchema,
  server: serverFileSchema.optional(),
  paths: z.array(releasedPathSchema).min(1),
});

/** The releases of one page: one of each remote. shell/server inlines it into the HTML. */
export interface Registry {
  format: 1;
  remotes: Record<string, Release>;
}

export type ReleasedPath = z.infer<typeof releasedPathSchema>;
export type Release = z.infer<typeof releaseSchema>;
