import { join } from 'node:path';
import { SERVER_BUDGET_KB } from '@roommate/release-registry';
import { z } from 'zod';
import type { Build, RemoteBuild } from '../builds/build.ts';
import type { Check } from './check.ts';
import { exampleFailures, renderedPages } from './rendered-pages.ts';
import { routeFailures, routesSchema } from './routes.ts';
import { messageOf, runProbe } from './run-probe.ts';

const resultSchema = z.object({
  routes: routesSchema,
  /** The names of classes and the URLs of release files in the HTML of each page. */
  pages: z.array(
    z.object({
      path: z.string(),
      error: z.string().nullable(),
      classes: z.array(z.string()),
      files: z.array(z.string()),
    }),
  ),
});
type Result = z.infer<typeof resultSchema>;

/** The shell renders its pages only together with a remote: see hydration/. */
const pathsOf = (build: Build): string[] =>
  build.kind === 'shell' ? [] : renderedPages(build.release).map(({ path }) => path);

/** Loads the entry without a browser. It renders the pages with the test double of the shell. */
async function probe(build: Build, file: string, content: Buffer): Promise<Result | undefined> {
  const { base, server } = build.release;
  const result = await runProbe('server-main.ts', [[file, content]], (folder) => [
    build.kind,
    join(folder, file),
    server?.integrity ?? '',
    base,
    ...pathsOf(build),
  ]);
  return build.kind === 'shell' ? undefined : resultSchema.parse(result);
}

/** The classes of this app in its style sheets. */
function classesIn({ name, files }: Build): Set<string> {
  const sheets = [...files]
    .filter(([file]) => file.endsWith('.css'))
    .map(([, content]) => content.toString());
  return new Set(sheets.flatMap((css) => css.match(new RegExp(`${name}_[\\w-]+`, 'g')) ?? []));
}

function failuresOf(build: RemoteBuild, { routes, pages }: Result): string[] {
  const { name, release, files } = build;
  const known = classesIn(build);
  return [
    ...routeFailures(name, routes, release.paths).map((failure) => `On the server: ${failure}`),
    ...exampleFailures(name, release),
    ...pages.flatMap(({ path, error, classes, files: urls }) => {
      if (error !== null) return [`${name} does not render ${path} on the server: ${error}`];
      const style = classes.find((each) => each.startsWith(`${name}_`) && !known.has(each));
      const missing = urls.find((url) => !files.has(url));
      return [
        ...(style === undefined
          ? []
          : [`${name}: ${path} has the class ${style}, which no style sheet has.`]),
        ...(missing === undefined
          ? []
          : [`${name}: ${path} names the file ${missing}, which the build lacks.`]),
      ];
    }),
  ];
}

function budgetFailures({ name, budget }: Build, content: Buffer): string[] {
  const limit = budget.server ?? SERVER_BUDGET_KB;
  const kilobytes = content.byteLength / 1000;
  if (kilobytes <= limit) return [];
  return [`${name}: its server entry has ${kilobytes.toFixed(1)} KB, the budget is ${limit} KB.`];
}

/**
 * A server entry must load without a browser and have the declared routes. It must render its pages with the
 * class names and images of the browser's build. A build without an entry renders in the browser only.
 */
export async function checkServerEntry(build: Build): Promise<Check> {
  const { name, release, files } = build;
  const content = files.get(release.server?.file ?? '');
  if (!release.server || !content)
    return { title: 'no server entry: pages render in the browser', failures: [] };
  const title = `the server entry renders ${pathsOf(build).length} pages`;
  try {
    const result = await probe(build, release.server.file, content);
    const failures = result && build.kind === 'remote' ? failuresOf(build, result) : [];
    return { title, failures: [...budgetFailures(build, content), ...failures] };
  } catch (error) {
    return { title, failures: [`${name} does not load on the server: ${messageOf(error)}`] };
  }
}
