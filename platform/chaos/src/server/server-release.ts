import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRegistry } from '@roommate/release-registry';
import { changeRegistry, FolderStore, integrityOf, readRegistry } from '@roommate/release-store';
import type { RemoteName } from '../probes.ts';
import type { ServerFault } from './server-faults.ts';

/** The live release of a remote, of which faulty copies go live. */
export class ServerRelease {
  readonly #folder: string;
  readonly #remote: RemoteName;
  #copies = 0;

  /** @param folder of the releases */
  constructor(folder: string, remote: RemoteName) {
    this.#folder = folder;
    this.#remote = remote;
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
    const { release, published } = this.#original(await readRegistry(store));
    const { server } = release;
    if (!server) throw new Error(`${this.#remote} has no server entry.`);
    this.#copies += 1;
    const version = `${release.version}-${this.#copies}`;
    const base = `/mfe/${this.#remote}/${version}/`;
    await cp(join(this.#folder, release.base), join(this.#folder, base), { recursive: true });
    const file = join(this.#folder, base, server.file);
    const entry = await readFile(file, 'utf8');
    const changed = change(entry);
    if (changed === undefined) await rm(file);
    else await writeFile(file, changed);
    const integrity = integrityOf(Buffer.from(wrongHash || changed === undefined ? entry : changed));
    const copy = { release: { ...release, version, base, server: { ...server, integrity } }, published };
    await changeRegistry(store, (registry) => {
      const channel = registry.remotes[this.#remote];
      if (!channel) return undefined;
      const next = { ...channel, live: version, releases: { ...channel.releases, [version]: copy } };
      return { ...registry, remotes: { ...registry.remotes, [this.#remote]: next } };
    });
    return version;
  }

  #original({ remotes }: ReleaseRegistry) {
    const [original] = Object.values(remotes[this.#remote]?.releases ?? {});
    if (!original) throw new Error(`${this.#remote} has no release.`);
    return original;
  }
}
