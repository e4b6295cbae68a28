import { z } from 'zod';
import { budgetSchema } from './budget.ts';
import { isReservedPath } from './reserved-paths.ts';

/** A path pattern as React Router reads it: static segments, `:params`, and at most a trailing `/*`. */
export const pathPatternSchema = z
  .string()
  .regex(
    /^\/$|^(\/(:[a-zA-Z]+|[a-z0-9-]+))+(\/\*)?$/,
    'a path is made of /segments in kebab-case, /:params and at most a trailing /*.',
  );

export const ownedPathSchema = z.strictObject({
  path: pathPatternSchema,
  access: z.enum(['public', 'signed-in']),
});

/** What search engines and link previews show of a page: a page's own title is without the site's name. */
export const pageMetaSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(200),
});

export const remoteNameSchema = z
  .string()
  .regex(/^mfe-[a-z][a-z0-9-]{1,30}$/, 'a name such as mfe-listings.');

/** A path as a remote declares it. */
const declaredPathSchema = ownedPathSchema.extend({
  path: pathPatternSchema.refine((path) => !isReservedPath(path), {
    error: ({ input }) => `the site itself answers at ${String(input)}.`,
  }),
  /** The request with which src/routes.tsx imports the path's page lazily: its files are then preloaded. */
  page: z
    .string()
    .regex(
      /^\.\/[\w./-]+$/,
      'it must be the request of an import in src/routes.tsx, such as ./home/home-page.tsx.',
    )
    .optional(),
  /** For the HTML, before any script runs; the same words as the page's own `usePageMeta`. */
  meta: pageMetaSchema.optional(),
});

/** `remote.json`, in which a remote declares itself (design, section 4): a page can be added with no shell release. */
export const remoteManifestSchema = z.strictObject({
  name: remoteNameSchema,
  /** Where its development server listens when DEV_PORT is 3001, as by default. */
  devPort: z.int().min(1024).max(65_535),
  /** The paths that the remote owns, with who may open them. */
  paths: z.array(declaredPathSchema).min(1),
  /** What a release of it may weigh at most. */
  budget: budgetSchema,
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
export type OwnedPath = z.infer<typeof ownedPathSchema>;
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
