import { z } from 'zod';
import { contractVersionSchema, fileSchema, integritySchema, releaseVersionSchema } from './fields.ts';
import { ownedPathSchema, pageMetaSchema, remoteNameSchema } from './remote-manifest.ts';

const filesSchema = z.strictObject({ scripts: z.array(fileSchema), styles: z.array(fileSchema) });

/** A path, what its page needs besides the routes, for preload links, and what the HTML says of it. */
const releasedPathSchema = ownedPathSchema.extend({
  page: filesSchema.optional(),
  meta: pageMetaSchema.optional(),
});

/** One immutable release of a remote: what the shell must know to load it. File names are relative to `base`. */
export const releaseSchema = z.strictObject({
  name: remoteNameSchema,
  version: releaseVersionSchema,
  /** The shell-api version that the remote was built for; the live shell must satisfy it by semver's caret rule. */
  shellApi: contractVersionSchema,
  /** The versioned directory under which the site serves the release: starts and ends with a slash. */
  base: z.string().regex(/^\/mfe\/[\w.-]+\/[\w.-]+\/$/),
  remoteEntry: fileSchema,
  /** Scripts and styles of the exposed `./routes` module, for preload links. */
  routes: filesSchema,
  integrity: integritySchema,
  paths: z.array(releasedPathSchema).min(1),
});

/** What a page knows of releases: one of each remote. shell/server inlines it into the HTML. */
export const registrySchema = z.strictObject({
  format: z.literal(1),
  remotes: z.record(remoteNameSchema, releaseSchema),
});

export type ReleasedPath = z.infer<typeof releasedPathSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type Registry = z.infer<typeof registrySchema>;
