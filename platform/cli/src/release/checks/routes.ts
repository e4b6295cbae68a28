import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { containerName } from '@roommate/contracts';
import { matchesPattern } from '@roommate/release-registry';
import { z } from 'zod';
import type { Build, RemoteBuild } from '../builds/build.ts';
import type { Check } from './check.ts';

/** Enough for a busy machine. A module that never loads must not block a release forever. */
export const PROBE_TIMEOUT_MS = 60_000;

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

/**
 * Loads the build in a separate process, like the shell's page does: docs/decisions/0061-run-the-build-at-publish.md.
 * @returns its routes
 */
async function probe({ release, files }: RemoteBuild): Promise<unknown> {
  const dist = await mkdtemp(join(tmpdir(), 'release-probe-'));
  try {
    for (const [name, content] of files) {
      if (!name.endsWith('.js')) continue;
      await mkdir(dirname(join(dist, name)), { recursive: true });
      await writeFile(join(dist, name), content);
    }
    const program = join(import.meta.dirname, '../probe/main.ts');
    const args = ['--conditions=@roommate/source', '--import', 'tsx', program];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...args, dist, containerName(release.name), release.remoteEntry],
      { timeout: PROBE_TIMEOUT_MS, env: { ...process.env, NODE_ENV: 'production' } },
    );
    return JSON.parse(stdout);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** The message of the error that ended the probe. */
export const messageOf = (error: unknown): string => {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return /^\w*Error: .*$/m.exec(stderr)?.[0] ?? message.split('\n', 1)[0] ?? '';
};

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
