import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import type { ReleaseRegistry } from '@roommate/release-registry';
import type { ReleaseStore } from '@roommate/release-store';
import { buildWorkspace } from './builds/build-workspace.ts';
import { checkBuild } from './checks/check-build.ts';
import { publish } from './commands/publish.ts';
import { report } from './commands/report.ts';
import { describeAuthor } from './registry/author.ts';
import { Refusal } from './registry/refusal.ts';

/**
 * Builds a workspace, checks the build and stores it.
 * @param stage does not make it live
 * @throws Refusal when a check fails
 */
export async function buildAndPublish(
  store: ReleaseStore,
  name: string,
  stage: boolean,
): Promise<{ version: string; registry: ReleaseRegistry }> {
  const workspace = join(repositoryRoot, name);
  if (!existsSync(join(workspace, 'package.json'))) throw new Refusal(`The folder ${name} does not exist.`);
  const author = await describeAuthor([workspace, join(repositoryRoot, 'libs')]);
  const build = await buildWorkspace(workspace);
  const checks = await checkBuild(build);
  console.log(report(build, checks));
  const registry = await publish(store, [build], { author, stage, check: () => Promise.resolve(checks) });
  return { version: build.release.version, registry };
}
