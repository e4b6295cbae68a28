import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '@roommate/env';
import { overlappingPaths, registrySchema, type Registry } from '@roommate/release-registry';
import { replaceFile } from './durable.ts';
import { publishFolder } from './publish-folder.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellBuild } from './shell-build.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

async function pointTo(file: string, target: unknown): Promise<boolean> {
  const text = `${JSON.stringify(target, null, 2)}\n`;
  if ((await readText(file)) === text) return false;
  await replaceFile(file, text);
  return true;
}

/** Releases whose paths nobody else owns; the registry is read afresh, so that other remotes keep their live release. */
async function nextRegistry(file: string, releases: Registry['remotes']): Promise<Registry> {
  const text = await readText(file);
  const current = text === undefined ? { format: 1, remotes: {} } : (JSON.parse(text) as unknown);
  const remotes = { ...registrySchema.parse(current).remotes, ...releases };
  const [overlap] = overlappingPaths(Object.values(remotes));
  if (overlap) {
    const [first, second] = overlap.names;
    throw new ConfigurationError(
      `${first} and ${second} both declare the path ${overlap.path}: only one may own it.`,
    );
  }
  const sorted = Object.entries(remotes).sort(([a], [b]) => a.localeCompare(b));
  return registrySchema.parse({ format: 1, remotes: Object.fromEntries(sorted) });
}

/**
 * Makes the builds of these workspaces live, all at once: their folders first, which nobody sees yet, then one move of
 * the registry. Nothing happens if they are live already.
 * @throws ConfigurationError, with a sentence for whoever releases, before anything is written
 * @returns whether anything changed
 */
export async function releaseRemotes(folder: string, workspaces: readonly string[]): Promise<boolean> {
  const builds = await Promise.all(workspaces.map(readRemoteBuild));
  const pointer = join(folder, 'registry.json');
  const registry = await nextRegistry(
    pointer,
    Object.fromEntries(builds.map(({ release }) => [release.name, release])),
  );
  for (const { release, files } of builds) await publishFolder(join(folder, release.base), files);
  return pointTo(pointer, registry);
}

/** Makes the build of the shell live, as releaseRemotes does for remotes. */
export async function releaseShell(folder: string, workspace: string): Promise<boolean> {
  const { release, files } = await readShellBuild(workspace);
  await publishFolder(join(folder, release.base), files);
  return pointTo(join(folder, 'shell.json'), release);
}
