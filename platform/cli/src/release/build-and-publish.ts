import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import type { ReleaseRegistry } from '@roommate/release-registry';
import type { ReleaseStore } from '@roommate/release-store';
import type { Build } from './builds/build.ts';
import { buildWorkspace } from './builds/build-workspace.ts';
import { checkBuild } from './checks/check-build.ts';
import type { Check } from './checks/check.ts';
import { publish } from './commands/publish.ts';
import { report } from './commands/report.ts';
import { describeAuthor } from './registry/author.ts';
import { RefusedChangeError } from './registry/refusal.ts';

interface Options {
  /** Does not make it live. */
  stage: boolean;
  /** Whether a browser opens its pages. */
  browserCheck: boolean;
}

async function checksOf(build: Build, store: ReleaseStore, browserCheck: boolean): Promise<Check[]> {
  const checks = await checkBuild(build);
  if (!browserCheck)
    return [...checks, { title: 'pages not opened in a browser (--no-browser-check)', failures: [] }];
  if (checks.some(({ failures }) => failures.length > 0)) return checks;
  // Only here: the other commands start faster without it.
  const { checkHydration } = await import('./checks/hydration/check-hydration.ts');
  return [...checks, await checkHydration(build, store)];
}

/**
 * Builds a workspace, checks the build and stores it.
 * @throws RefusedChangeError when a check fails
 */
export async function buildAndPublish(
  store: ReleaseStore,
  name: string,
  { stage, browserCheck }: Options,
): Promise<{ version: string; registry: ReleaseRegistry }> {
  const workspace = join(repositoryRoot, name);
  if (!existsSync(join(workspace, 'package.json')))
    throw new RefusedChangeError(`The folder ${name} does not exist.`);
  const author = await describeAuthor([workspace, join(repositoryRoot, 'libs')]);
  const build = await buildWorkspace(workspace);
  const checks = await checksOf(build, store, browserCheck);
  console.log(report(build, checks));
  const registry = await publish(store, [build], { author, stage, check: () => Promise.resolve(checks) });
  return { version: build.release.version, registry };
}
