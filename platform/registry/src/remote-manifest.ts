import { z } from 'zod';
import { budgetSchema } from './budget.ts';
import { isReservedPath } from './reserved-paths.ts';

/** A path pattern of React Router: static segments, `:params`, and optionally a trailing `/*`. */
export const pathPatternSchema = z
  .string()
  .regex(
    /^\/$|^(\/(:[a-zA-Z]+|[a-z0-9-]+))+(\/\*)?$/,
    'a path consists of /segments in kebab-case, /:params and an optional trailing /*.',
  );

/** Path and query of an operation of the API. */
const apiListSchema = z.string().regex(/^\/[a-z][\w/?&=-]*$/);

/**
 * What the skeleton of a page can consist of. The shell's index.html has their HTML. Never remove one: a registry with an
 * older release that declares it would be refused.
 */
export const skeletonBlocks = [
  'menu',
  'title',
  'long-title',
  'intro',
  'narrow-intro',
  'action',
  'stats',
  'three-stats',
  'heading',
  'section',
  'text',
  'bar',
  'tiles',
  'cards',
  'fields',
  'pairs',
  'field',
  'choices',
  'button',
  'rows',
  'table',
  'listing-title',
  'listing',
] as const;

const skeletonSchema = z.array(z.enum(skeletonBlocks)).min(1);

export const ownedPathSchema = z.strictObject({
  path: pathPatternSchema,
  access: z.enum(['public', 'signed-in']),
  /** The query parameters that change the content of the page. The server's rendering ignores all others. */
  query: z.array(z.string().regex(/^[a-zA-Z][\w-]{0,30}$/)).optional(),
  /**
   * One of `query`: the parameter at which a later page of a list begins. Each page of the list then has its own canonical
   * URL, unless another parameter of `query` changes it too.
   */
  pageParameter: z
    .string()
    .regex(/^[a-zA-Z][\w-]{0,30}$/)
    .optional(),
  /**
   * For a page with the access `signed-in`. The server renders it with public data, for visitors who seem to be signed
   * in. Its loader must not wait for the session on a server.
   */
  rendersPublicData: z.literal(true).optional(),
  /**
   * A path that matches the pattern, with parameters that the test double of the API knows. The checks of a publish render
   * it. Needed for a path with parameters that the server renders.
   */
  example: z
    .string()
    .regex(/^(\/[\w.-]+)+$/)
    .optional(),
  /**
   * For a page that the browser renders: the blocks of its skeleton from top to bottom. The HTML shows them until the
   * code of the page has loaded. Without them, the HTML says that the page is loading.
   */
  skeleton: skeletonSchema.optional(),
  /** Other skeletons of the page, by the query parameter and its value that ask for them, such as `view=table`. */
  skeletonsByQuery: z.record(z.string().regex(/^[a-zA-Z][\w-]{0,30}=[\w-]+$/), skeletonSchema).optional(),
  /** Path and query of a list of the API, newest first. Its newest item dates the page in the sitemap. */
  newest: apiListSchema.optional(),
  /** For a public page that differs from visitor to visitor. Search engines must not show it. */
  indexed: z.literal(false).optional(),
  /**
   * For a public path with one parameter. It is a list of the API with one item for each page in the sitemap. `items`
   * is the field that contains the list. `id` is the field of an item that contains the parameter. `changedAt` is the one
   * with the time that dates the page. `complete` is a field of the response and its value when the list is complete. An
   * example is `counted=all`.
   */
  each: z
    .strictObject({
      list: apiListSchema,
      items: z.string().min(1),
      id: z.string().min(1),
      changedAt: z.string().min(1).optional(),
      complete: z
        .string()
        .regex(/^[a-zA-Z]\w*=\w+$/)
        .optional(),
    })
    .optional(),
  /**
   * For a public path whose parameters are lower-case words and numbers, joined by hyphens. The site redirects other
   * spellings, such as `Mirpur 10` for `mirpur-10`, with status 301.
   */
  slugs: z.literal(true).optional(),
  /** The path to which the page has moved. The site redirects there with status 301. */
  movedTo: z
    .string()
    .regex(/^(\/[a-z0-9-]+)+$/)
    .optional(),
});

/** A page's data for search engines and link previews. The title does not contain the site's name. */
export const pageMetaSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(200),
});

export const remoteNameSchema = z
  .string()
  .regex(/^mfe-[a-z][a-z0-9-]{1,30}$/, 'it must be a name such as mfe-listings.');

const importSpecifierSchema = z
  .string()
  .regex(
    /^\.\/[\w./-]+$/,
    'it must be the specifier of an import in src/routes.tsx, such as ./home/home-page.tsx.',
  );

const freePathSchema = pathPatternSchema.refine((path) => !isReservedPath(path), {
  error: ({ input }) => `the site itself uses ${String(input)}.`,
});

/** What `remote.json` says about a path. */
const declaredPathSchema = ownedPathSchema
  .omit({ path: true })
  .extend({
    /**
     * The specifier of the lazy import in src/routes.tsx. Nested routes have one for each route, the outer one first. The
     * site preloads the files of these imports.
     */
    page: z.union([importSpecifierSchema, z.array(importSpecifierSchema).min(1)]).optional(),
    /** Title and description. The site writes them into the HTML, the shell sets them on navigation. */
    meta: pageMetaSchema.optional(),
  })
  // The server ignores a parameter that is not in `query`. Every page would have the content of the first one.
  .refine(({ query = [], pageParameter }) => pageParameter === undefined || query.includes(pageParameter), {
    path: ['pageParameter'],
    error: 'it must be one of the parameters in query.',
  });

/** The paths by their patterns. So the code of the remote can read what is said about one of them. */
const declaredPathsSchema = z
  .record(z.string(), declaredPathSchema)
  .refine((paths) => Object.keys(paths).length > 0, { error: 'it must have a path.' })
  .superRefine((paths, context) => {
    for (const path of Object.keys(paths)) {
      for (const { message } of freePathSchema.safeParse(path).error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: [path], message });
      }
    }
  })
  .transform((paths) => Object.entries(paths).map(([path, declared]) => ({ path, ...declared })));

/** `remote.json`, which declares a remote. Because of it, a team can add a page without a shell release. */
export const remoteManifestSchema = z.strictObject({
  name: remoteNameSchema,
  /** The port of its development server if DEV_PORT has its default, 3001. */
  devPort: z.int().min(1024).max(65_535),
  /** The paths of the remote, and who may open them. */
  paths: declaredPathsSchema,
  /** The maximum size of a release. */
  budget: budgetSchema,
});

export type PageMeta = z.infer<typeof pageMetaSchema>;
export type OwnedPath = z.infer<typeof ownedPathSchema>;
