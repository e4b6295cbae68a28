import { containerName } from '@roommate/contracts';
import { matchesPattern } from '@roommate/release-registry';
import { z } from 'zod';
import type { Build, RemoteBuild } from '../builds/build.ts';
import type { Check } from './check.ts';
import { messageOf, runProbe } from './run-probe.ts';

interface DescribedRoute {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: DescribedRoute[] | undefined;
}

/** The probe's description of a route object. */
const routeSchema: z.ZodType<DescribedRoute> = z.looseObject({
  path: z.string().optional(),
  index: z.boolean().optional(),
  get children() {
    return z.array(routeSchema).optional();
  },
});
export const routesSchema = z.array(routeSchema).min(1);

const fullPath = (base: string, path: string): string =>
  path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;

/** The full patterns of all routes that match a path. */
const patternsOf = (routes: DescribedRoute[], base = '/'): string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const pattern = path === undefined ? base : fullPath(base, path);
    return [...(path !== undefined || index ? [pattern] : []), ...patternsOf(children, pattern)];
  });

/** Loads the build like the shell's page does. @returns its routes */
const probe = ({ release, files }: RemoteBuild): Promise<unknown> =>
  runProbe(
    'main.ts',
    [...files].filter(([name]) => name.endsWith('.js')),
    (folder) => [folder, containerName(release.name), release.remoteEntry],
  );

export function routeFailures(name: string, routes: unknown, declared: { path: string }[]): string[] {
  const result = routesSchema.safeParse(routes);
  if (!result.success)
    return [`${name} exposes no route objects as ./routes: ${result.error.issues[0]?.message}`];
  const patterns = patternsOf(result.data);
  const undeclared = patterns.filter(
    (pattern) => !declared.some(({ path }) => matchesPattern(path, pattern)),
  );
  const unmatched = declared.filter(({ path }) => !patterns.some((pattern) => matchesPattern(path, pattern)));
  return [
    ...undeclared.map((pattern) => `${name} has a route ${pattern} that its remote.json does not declare.`),
    ...unmatched.map(({ path }) => `${name} declares the path ${path}, but none of its routes matches it.`),
  ];
}

/** A remote must expose route objects as `./routes`, for its declared paths and for no others. */
export async function checkRoutes(build: Build): Promise<Check> {
  if (build.kind === 'shell') return { title: 'the shell exposes no routes', failures: [] };
  const { name, release } = build;
  const title = `./routes exposes route objects for the ${release.paths.length} declared paths`;
  try {
    return { title, failures: routeFailures(name, await probe(build), release.paths) };
  } catch (error) {
    return { title, failures: [`${name} does not load in the shell's page: ${messageOf(error)}`] };
  }
}
