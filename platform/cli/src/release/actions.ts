import type { ReleaseRegistry } from '@roommate/release-registry';
import { readRegistry, type ReleaseStore } from '@roommate/release-store';
import { buildAndPublish } from './build-and-publish.ts';
import { formatReleases } from './commands/list.ts';
import { canary, promote, retire, rollback } from './commands/pointer-commands.ts';
import { prune } from './commands/prune.ts';
import { describeAuthor } from './registry/author.ts';
import { channelOf } from './registry/channels.ts';

const liveMessage = (name: string, registry: ReleaseRegistry): string =>
  `${name} ${channelOf(registry, name).live} is live.`;

/**
 * The commands on a store. It is opened with the first command, so that `--help` needs no configuration. Each returns the
 * text to print.
 */
export function releaseActions(openStore: () => ReleaseStore) {
  const author = async (): Promise<string> => (await describeAuthor([])).by;
  return {
    publish: async (
      name: string,
      { stage = false, browserCheck }: { stage?: boolean; browserCheck: boolean },
    ) => {
      const { version, registry } = await buildAndPublish(openStore(), name, { stage, browserCheck });
      return stage ? `${name} ${version} is staged: promote makes it live.` : liveMessage(name, registry);
    },
    rollback: async (name: string, version: string | undefined) => {
      return liveMessage(name, await rollback(openStore(), { name, version, by: await author() }));
    },
    promote: async (name: string, version: string | undefined) => {
      return liveMessage(name, await promote(openStore(), { name, version, by: await author() }));
    },
    canary: async (name: string, version: string, { percent }: { percent: number }) => {
      await canary(openStore(), { name, version, percent, by: await author() });
      return percent === 0
        ? `${name} has no canary now.`
        : `${percent}% of the visitors get ${name} ${version}.`;
    },
    retire: async (name: string) => {
      await retire(openStore(), { name, by: await author() });
      return `${name} is off the site.`;
    },
    list: async (name: string | undefined, { json = false }: { json?: boolean }) => {
      const registry = await readRegistry(openStore());
      return json ? JSON.stringify(registry, null, 2) : formatReleases(registry, name);
    },
    prune: async () => {
      const removed = await prune(openStore(), await author());
      return removed.length === 0 ? 'Nothing to remove.' : `Removed:\n${removed.join('\n')}`;
    },
  };
}
