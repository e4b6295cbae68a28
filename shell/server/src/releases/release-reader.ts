import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chooseReleases,
  type ChooseVersion,
  type ReleaseRegistry,
  type ShellRelease,
} from '@roommate/release-registry';
import { emptyRegistry, FolderStore, readRegistry } from '@roommate/release-store';
import type { VisitorReleases } from './visitor-releases.ts';

/** Reads the registry, and the releases that it names. */
export interface ReleaseReader {
  /** The folder with the releases: mfe/<name>/<version>/ and shell/<version>/. */
  readonly folder: string;
  /** Reads the current registry. */
  registry(): Promise<ReleaseRegistry>;
  /**
   * Reads the releases for one visitor.
   * @param choose selects a version of each app; default: the live one
   * @throws NotReleasedError when the shell has no release to serve
   */
  read(choose?: ChooseVersion): Promise<VisitorReleases>;
}

/** No usable release exists yet. */
export class NotReleasedError extends Error {
  override readonly name = 'NotReleasedError';
  readonly statusCode = 503;
}

/** Reads and caches the shell's page. It is part of an immutable release, so it never changes. */
function templateCache(folderOf: (shell: ShellRelease) => string) {
  const cached = new Map<string, Promise<string>>();
  return (shell: ShellRelease): Promise<string> => {
    const template = cached.get(shell.version) ?? readFile(join(folderOf(shell), 'index.html'), 'utf8');
    cached.set(shell.version, template);
    template.catch(() => cached.delete(shell.version));
    return template;
  };
}

/**
 * Creates a reader of the releases in a folder, as the release command writes them. If the latest revision of the registry is not valid,
 * the last valid one stays live.
 * @param onInvalid called once for each registry that is not valid
 * @param refresh updates the folder when it mirrors a remote store
 */
export function releaseReader(
  folder: string,
  onInvalid: (error: unknown) => void,
  refresh: () => Promise<void> = () => Promise.resolve(),
): ReleaseReader {
  const store = new FolderStore(folder);
  const shellFolderOf = ({ version }: ShellRelease): string => join(folder, 'shell', version);
  const templateOf = templateCache(shellFolderOf);
  let lastValid = emptyRegistry;
  let lastError = '';
  const registry = async (): Promise<ReleaseRegistry> => {
    await refresh();
    try {
      lastValid = await readRegistry(store, lastValid);
      lastError = '';
    } catch (error) {
      if (String(error) !== lastError) onInvalid(error);
      lastError = String(error);
    }
    return lastValid;
  };
  return {
    folder,
    registry,
    async read(choose) {
      const current = await registry();
      const { shell, registry: chosen } = chooseReleases(current, choose);
      if (!shell) throw new NotReleasedError('The shell has no live release.');
      const versions = [shell, ...Object.values(chosen.remotes)].map(({ version }) => version);
      return {
        cacheKey: [current.revision, ...versions].join(' '),
        revision: current.revision,
        registry: chosen,
        shell,
        template: await templateOf(shell),
        shellFolder: shellFolderOf(shell),
      };
    },
  };
}
