import type { Channel, ReleaseRegistry } from '@roommate/release-registry';
import type { FolderStore } from './folder-store.ts';
import { emptyRegistry, readRegistry, removeOldRevisions } from './registry-revisions.ts';
import type { ReleaseStore } from './store.ts';

/** How old the news may be. */
const freshForMs = 2_000;
/** What another site that shares the folder has copied, and this one does not know yet, is younger. */
const strayAfterMs = 3_600_000;
/** Of the registry, in the copy. */
const keptRevisions = 10;
/** A store that is slow or away must not hold pages up: they get what was live before. */
const patienceMs = 1_000;

const basesOf = ({ shell, remotes }: ReleaseRegistry): { used: string[]; others: string[] } => {
  const bases = { used: [] as string[], others: [] as string[] };
  for (const channel of [shell, ...Object.values(remotes)] as Channel[]) {
    for (const { release } of Object.values<Channel['releases'][string]>(channel.releases)) {
      const inUse = [channel.live, channel.canary?.version].includes(release.version);
      bases[inUse ? 'used' : 'others'].push(release.base);
    }
  }
  return bases;
};

/** Keeps a folder, from which a site serves, like a store elsewhere. */
export class StoreMirror {
  readonly #from: ReleaseStore;
  readonly #to: FolderStore;
  readonly #failed: (error: unknown) => void;
  #known = emptyRegistry;
  #checked = 0;
  #running: Promise<void> | undefined;

  /** @param failed hears of a store that could not be read */
  constructor(from: ReleaseStore, to: FolderStore, failed: (error: unknown) => void) {
    this.#from = from;
    this.#to = to;
    this.#failed = failed;
  }

  /** Brings the folder up to date if it may be older than two seconds. It never throws, and waits a second at most. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#checked < freshForMs && this.#checked > 0) return;
    this.#running ??= this.synchronise()
      .catch(this.#failed)
      .finally(() => {
        this.#checked = performance.now();
        this.#running = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([this.#running, patience]);
    clearTimeout(timer);
  }

  /**
   * First what visitors get, then the registry that says so, then the releases of pages that were opened before; last goes
   * what was pruned from the store.
   */
  async synchronise(now = new Date()): Promise<void> {
    const registry = await readRegistry(this.#from, this.#known);
    if (registry === this.#known) return;
    const { used, others } = basesOf(registry);
    await this.#copy(used);
    await this.#write(registry);
    await this.#copy(others);
    await this.#removeStrays(new Set([...used, ...others]), new Date(now.getTime() - strayAfterMs));
    this.#known = registry;
  }

  /** Makes it the latest revision of the copy, also where that has later ones of a store that was emptied since. */
  async #write(registry: ReleaseRegistry): Promise<void> {
    const { revision } = registry;
    const text = `${JSON.stringify(registry, null, 2)}\n`;
    if (
      !(await this.#to.createRevision(revision, text)) &&
      (await this.#to.readRevision(revision)) !== text
    ) {
      await this.#to.removeRevision(revision);
      await this.#to.createRevision(revision, text);
    }
    const later = (await this.#to.revisions()).filter((copied) => copied > revision);
    // Another site that shares the folder may know of a later one that is in the store by now.
    if (later.length === 0 || (await this.#from.revisions()).at(-1) !== revision) return;
    for (const copied of later) await this.#to.removeRevision(copied);
  }

  async #removeStrays(known: ReadonlySet<string>, before: Date): Promise<void> {
    for (const { base, written } of await this.#to.listReleases()) {
      if (!known.has(base) && written < before) await this.#to.removeRelease(base);
    }
    await this.#to.removeUnfinished(before);
    await removeOldRevisions(this.#to, keptRevisions);
  }

  async #copy(bases: readonly string[]): Promise<void> {
    const there = new Set((await this.#to.listReleases()).map(({ base }) => base));
    for (const base of bases) {
      if (!there.has(base)) await this.#to.putRelease(base, await this.#from.getRelease(base));
    }
  }
}
