import type { Channel, ReleaseRegistry } from '@roommate/release-registry';
import type { FolderStore } from './folder-store.ts';
import { emptyRegistry, readRegistry, removeOldRevisions } from './registry-revisions.ts';
import type { ReleaseStore } from './store.ts';

/** The maximum age of the copy. */
const MAX_AGE_MS = 2_000;
/** Unknown releases that are younger may belong to another site that shares the folder. */
const STRAY_AFTER_MS = 3_600_000;
/** Number of registry revisions in the copy. */
const KEPT_REVISIONS = 10;
/** From the start of a synchronisation. A slow or unavailable store must not delay pages: they get the previous releases. */
const MAX_WAIT_MS = 1_000;

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

/** Synchronises a site's local copy with a remote store. */
export class StoreMirror {
  readonly #from: ReleaseStore;
  readonly #to: FolderStore;
  readonly #failed: (error: unknown) => void;
  #known = emptyRegistry;
  #checked = 0;
  #running: { ended: Promise<void>; startedAt: number } | undefined;

  /** @param failed called if the store could not be read */
  constructor(from: ReleaseStore, to: FolderStore, failed: (error: unknown) => void) {
    this.#from = from;
    this.#to = to;
    this.#failed = failed;
  }

  /**
   * Synchronises if the copy may be older than two seconds. It never throws. It waits in the first second of a
   * synchronisation only. Otherwise a slow store would delay each request.
   */
  async refresh(): Promise<void> {
    if (performance.now() - this.#checked < MAX_AGE_MS && this.#checked > 0) return;
    this.#running ??= { ended: this.#run(), startedAt: performance.now() };
    const { ended, startedAt } = this.#running;
    const leftMs = startedAt + MAX_WAIT_MS - performance.now();
    if (leftMs <= 0) return;
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, leftMs);
    });
    await Promise.race([ended, waited]);
    clearTimeout(timer);
  }

  #run(): Promise<void> {
    return this.synchronise()
      .catch(this.#failed)
      .finally(() => {
        this.#checked = performance.now();
        this.#running = undefined;
      });
  }

  /**
   * Copies the releases that visitors get, then the registry, then the releases of pages that were opened before. Finally it
   * removes releases that were pruned from the store.
   */
  async synchronise(now = new Date()): Promise<void> {
    const registry = await readRegistry(this.#from, this.#known);
    if (registry === this.#known) return;
    const { used, others } = basesOf(registry);
    await this.#copy(used);
    await this.#write(registry);
    await this.#copy(others);
    await this.#removeStrays(new Set([...used, ...others]), new Date(now.getTime() - STRAY_AFTER_MS));
    this.#known = registry;
  }

  /**
   * Makes `registry` the latest revision of the copy. The copy may have later ones from before the store was emptied.
   */
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
    // Another site that shares the folder may already have copied a newer revision of the store.
    if (later.length === 0 || (await this.#from.revisions()).at(-1) !== revision) return;
    for (const copied of later) await this.#to.removeRevision(copied);
  }

  async #removeStrays(known: ReadonlySet<string>, before: Date): Promise<void> {
    for (const { base, written } of await this.#to.listReleases()) {
      if (!known.has(base) && written < before) await this.#to.removeRelease(base);
    }
    await this.#to.removeUnfinished(before);
    await removeOldRevisions(this.#to, KEPT_REVISIONS);
  }

  async #copy(bases: readonly string[]): Promise<void> {
    const there = new Set((await this.#to.listReleases()).map(({ base }) => base));
    for (const base of bases) {
      if (!there.has(base)) await this.#to.putRelease(base, await this.#from.getRelease(base));
    }
  }
}
