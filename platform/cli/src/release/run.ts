import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import type { ReleaseRegistry } from '@roommate/release-registry';
import { readRegistry, type ReleaseStore } from '@roommate/release-store';
import type { Command } from './arguments.ts';
import { buildWorkspace } from './builds/build-workspace.ts';
import { checkBuild } from './checks/check-build.ts';
import { listing } from './commands/list.ts';
import { canary, promote, retire, rollback } from './commands/pointer-commands.ts';
import { prune } from './commands/prune.ts';
import { publish } from './commands/publish.ts';
import { report } from './commands/report.ts';
import { describeAuthor } from './registry/author.ts';
import { Refusal } from './registry/refusal.ts';

const isLive = (name: string, registry: ReleaseRegistry): string => {
  const channel = name === 'shell' ? registry.shell : registry.remotes[name];
  return `${name} ${channel?.live} is live.`;
};

/**
 * Builds the workspace of that name, checks the build and puts it into the store.
 * @param stage does not make it live
 * @throws Refusal when it does not pass the checks
 */
export async function buildAndPublish(
  store: ReleaseStore,
  name: string,
  stage: boolean,
): Promise<{ version: string; registry: ReleaseRegistry }> {
  const workspace = join(repositoryRoot, name);
  if (!existsSync(join(workspace, 'package.json'))) throw new Refusal(`There is no folder ${name} here.`);
  const author = await describeAuthor([workspace, join(repositoryRoot, 'libs')]);
  const build = await buildWorkspace(workspace);
  const checks = await checkBuild(build);
  console.log(report(build, checks));
  const check = () => Promise.resolve(checks);
  const registry = await publish(store, [build], { author, stage, check });
  return { version: build.release.version, registry };
}

/** Does what the command line says. @returns what to print @throws Refusal when it cannot be done */
export async function run(store: ReleaseStore, command: Command): Promise<string> {
  switch (command.command) {
    case 'publish': {
      const { name, stage } = command;
      const { version, registry } = await buildAndPublish(store, name, stage);
      return stage ? `${name} ${version} is staged: promote makes it live.` : isLive(name, registry);
    }
    case 'list': {
      const registry = await readRegistry(store);
      return command.json ? JSON.stringify(registry, null, 2) : listing(registry, command.name);
    }
    case 'prune': {
      const { by } = await describeAuthor([]);
      const removed = await prune(store, by);
      return removed.length === 0 ? 'Nothing to remove.' : `Removed:\n${removed.join('\n')}`;
    }
    case 'retire': {
      const { by } = await describeAuthor([]);
      await retire(store, { ...command, by });
      return `${command.name} is off the site.`;
    }
    case 'promote':
    case 'rollback': {
      const { by } = await describeAuthor([]);
      const act = command.command === 'promote' ? promote : rollback;
      return isLive(command.name, await act(store, { ...command, by }));
    }
    case 'canary': {
      const { by } = await describeAuthor([]);
      await canary(store, { ...command, by });
      return command.percent === 0
        ? `${command.name} has no canary now.`
        : `${command.percent}% of the visitors get ${command.name} ${command.version}.`;
    }
  }
}
