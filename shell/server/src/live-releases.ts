import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chooseReleases,
  type ChooseVersion,
  type Registry,
  type ReleaseRegistry,
  type ShellRelease,
} from '@roommate/release-registry';
import { emptyRegistry, FolderStore, readRegistry } from '@roommate/release-store';

/** What one visitor gets. */
export interface Live {
  /** Equal for all who get the same; another one whenever any of it changes. */
  revision: string;
  registry: Registry;
  shell: ShellRelease;
  /** The HTML page of the shell's release, with the marks that the page's renderer fills. */
  template: string;
  /** The folder of the shell's release. */
  shellFolder: string;
}

export interface LiveReleases {
  /** The folder below which releases lie as mfe/<name>/<version>/ and shell/<version>/. */
  readonly folder: string;
  /** The registry as it is now: at the next call after a change it is the new one. */
  registry(): Promise<ReleaseRegistry>;
  /**
   * @param choose by default the live version of each
   * @throws when no release of the shell is chosen or nothing valid has been released yet
   */
  read(choose?: ChooseVersion): Promise<Live>;
}

/** Nothing fit to be served has been released yet. */
export class NotReleased extends Error {
  override readonly name = 'NotReleased';
  readonly statusCode = 503;
}

/** The shell's page is part of its release, so it never changes. */
function templates(folderOf: (shell: ShellRelease) => string) {
  const known = new Map<string, Promise<string>>();
  return (shell: ShellRelease): Promise<string> => {
    const template = known.get(shell.version) ?? readFile(join(folderOf(shell), 'index.html'), 'utf8');
    known.set(shell.version, template);
    template.catch(() => known.delete(shell.version));
    return template;
  };
}

/**
 * The releases in a folder, as tools/release leaves them. While the latest revision of the registry is unfit, the last
 * fit one stays.
 * @param refused hears of a registry that cannot be used, once for each
 * @param refresh brings the folder up to date where it mirrors a store elsewhere
 */
export function liveReleases(
  folder: string,
  refused: (error: unknown) => void,
  refresh: () => Promise<void> = () => Promise.resolve(),
): LiveReleases {
  const store = new FolderStore(folder);
  const shellFolderOf = ({ version }: ShellRelease): string => join(folder, 'shell', version);
  const templateOf = templates(shellFolderOf);
  let known = emptyRegistry;
  let lastRefusal = '';
  const registry = async (): Promise<ReleaseRegistry> => {
    await refresh();
    try {
      known = await readRegistry(store, known);
      lastRefusal = '';
    } catch (error) {
      if (String(error) !== lastRefusal) refused(error);
      lastRefusal = String(error);
    }
    return known;
  };
  return {
    folder,
    registry,
    async read(choose) {
      const current = await registry();
      const { shell, registry: chosen } = chooseReleases(current, choose);
      if (!shell) throw new NotReleased('No release of the shell is live.');
      const versions = [shell, ...Object.values(chosen.remotes)].map(({ version }) => version);
      return {
        revision: [current.revision, ...versions].join(' '),
        registry: chosen,
        shell,
        template: await templateOf(shell),
        shellFolder: shellFolderOf(shell),
      };
    },
  };
}
