import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { containerName, matchesPattern } from '@roommate/release-registry';
import { z } from 'zod';
import type { Build, RemoteBuild } from '../builds/build.ts';
import type { Check } from './check-build.ts';

/** Long enough for a busy machine; a module that never loads must not hold a release up for ever. */
const probeTimeoutMs = 60_000;

interface DescribedRoute {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: DescribedRoute[] | undefined;
}

/** As the probe describes route objects. */
const routeSchema: z.ZodType<DescribedRoute> = z.looseObject({
  path: z.string().optional(),
  index: z.boolean().optional(),
  get children() {
    return z.array(routeSchema).optional();
  },
});
const routesSchema = z.array(routeSchema).min(1);

const below = (base: string, path: string): string =>
  path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;

/** The full patterns of all routes that answer at a path. */
const patternsOf = (routes: DescribedRoute[], base = '/'): string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const pattern = path === undefined ? base : below(base, path);
    return [...(path !== undefined || index ? [pattern] : []), ...patternsOf(children, pattern)];
  });

/** Runs the build in a process of its own, as the page of the shell would, and has it tell its routes. */
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
      { timeout: probeTimeoutMs, env: { ...process.env, NODE_ENV: 'production' } },
    );
    return JSON.parse(stdout);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

const lastLine = (error: unknown): string => {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return /^\w*Error: .*$/m.exec(stderr)?.[0] ?? message.split('\n', 1)[0] ?? '';
};

function refusals(name: string, routes: unknown, declared: { path: string }[]): string[] {
  const result = routesSchema.safeParse(routes);
  if (!result.success)
    return [`${name} exposes no route objects as ./routes: ${result.error.issues[0]?.message}`];
  const patterns = patternsOf(result.data);
  const undeclared = patterns.filter(
    (pattern) => !declared.some(({ path }) => matchesPattern(path, pattern)),
  );
  const unanswered = declared.filter(
    ({ path }) => !patterns.some((pattern) => matchesPattern(path, pattern)),
  );
  return [
    ...undeclared.map((pattern) => `${name} has a route ${pattern} that its remote.json does not declare.`),
    ...unanswered.map(({ path }) => `${name} declares the path ${path}, which none of its routes answers.`),
  ];
}

/** A remote exposes route objects as `./routes`, for the paths that it declares and for no other. */
export async function checkRoutes(build: Build): Promise<Check> {
  if (build.kind === 'shell') return { what: 'the shell exposes no routes', refused: [] };
  const { name, release } = build;
  const what = `./routes are route objects for the ${release.paths.length} declared paths`;
  try {
    return { what, refused: refusals(name, await probe(build), release.paths) };
  } catch (error) {
    return { what, refused: [`${name} does not load in the shell's page: ${lastLine(error)}`] };
  }
}
