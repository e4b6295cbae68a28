import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel, Release, ReleaseRegistry } from '@roommate/release-registry';
import { changeRegistry, FolderStore, integrityOf, readRegistry } from '@roommate/release-store';
import type { RemoteName } from '../page-checks.ts';
import type { ServerFault } from './server-faults.ts';

/** The differences between a copy and its original. */
interface Copy {
  version: string;
  base: string;
  server: NonNullable<Release['server']>;
}

/** Adds a copy of the first release, which goes live. */
function withCopy<C extends Channel>(channel: C, copy: Copy): C {
  const [original] = Object.values<Channel['releases'][string]>(channel.releases);
  if (!original) return channel;
  const record = { ...original, release: { ...original.release, ...copy } };
  return { ...channel, live: copy.version, releases: { ...channel.releases, [copy.version]: record } };
}

/** Publishes faulty copies of the live release of an app. */
export class FaultyRelease {
  readonly #folder: string;
  readonly #name: 'shell' | RemoteName;
  #copies = 0;

  /** @param folder of the releases */
  constructor(folder: string, name: 'shell' | RemoteName) {
    this.#folder = folder;
    this.#name = name;
  }

  /** Publishes a copy with the fault. @returns its version */
  async break(fault: ServerFault): Promise<string> {
    return this.#publish(fault);
  }

  /** Publishes a good copy. @returns its version */
  async repair(): Promise<string> {
    return this.#publish({ name: 'good', change: (entry) => `${entry}\n// copy ${this.#copies}` });
  }

  async #publish({ change, wrongHash }: ServerFault): Promise<string> {
    const store = new FolderStore(this.#folder);
    const release = this.#original(await readRegistry(store));
    const { server } = release;
    if (!server) throw new Error(`${this.#name} has no server entry.`);
    this.#copies += 1;
    const version = `${release.version}-${this.#copies}`;
    const base = release.base.replace(release.version, version);
    await cp(join(this.#folder, release.base), join(this.#folder, base), { recursive: true });
    const file = join(this.#folder, base, server.file);
    const entry = await readFile(file, 'utf8');
    const changed = change(entry);
    if (changed === undefined) await rm(file);
    else await writeFile(file, changed);
    const integrity = integrityOf(Buffer.from(wrongHash || changed === undefined ? entry : changed));
    const copy = { version, base, server: { ...server, integrity } };
    await changeRegistry(store, (registry) => {
      if (this.#name === 'shell') return { ...registry, shell: withCopy(registry.shell, copy) };
      const channel = registry.remotes[this.#name];
      if (!channel) return undefined;
      return { ...registry, remotes: { ...registry.remotes, [this.#name]: withCopy(channel, copy) } };
    });
    return version;
  }

  #original({ shell, remotes }: ReleaseRegistry) {
    const channel = this.#name === 'shell' ? shell : remotes[this.#name];
    const [original] = Object.values<Channel['releases'][string]>(channel?.releases ?? {});
    if (!original) throw new Error(`${this.#name} has no release.`);
    return original.release;
  }
}
