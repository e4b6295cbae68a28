import { REGISTRY_FORMAT, releaseRegistrySchema, type ReleaseRegistry } from '@roommate/release-registry';
import { StoreError } from './store-error.ts';
import type { ReleaseStore } from './store.ts';

/** A registry that cannot be used. */
export class RegistryError extends StoreError {}

/** The registry of a store in which nothing has been released yet. */
export const emptyRegistry: ReleaseRegistry = {
  format: REGISTRY_FORMAT,
  revision: 0,
  shell: { live: null, canary: null, releases: {} },
  remotes: {},
  history: [],
};

/** @throws RegistryError for a text that is no registry of this format */
export function parseRegistry(text: string, revision: number): ReleaseRegistry {
  const wrong = (reason: string): RegistryError =>
    new RegistryError(`Revision ${revision} of the registry cannot be read: ${reason}`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON.');
  }
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined;
  if (format !== REGISTRY_FORMAT) {
    throw wrong(`it has format ${JSON.stringify(format)}, this program reads format ${REGISTRY_FORMAT}.`);
  }
  const result = releaseRegistrySchema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw wrong(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (result.data.revision !== revision) throw wrong(`it says that it is ${result.data.revision}.`);
  return result.data;
}

/**
 * The latest revision of a store's registry.
 * @param known what the caller has already: it is given back, unread, while it is the latest or there is none at all. A store
 * that was brought back from a backup, or begun anew, counts on from an earlier number.
 * @throws RegistryError when it cannot be used
 */
export async function readRegistry(
  store: ReleaseStore,
  known: ReleaseRegistry = emptyRegistry,
): Promise<ReleaseRegistry> {
  for (;;) {
    const latest = (await store.revisions()).at(-1) ?? 0;
    if (latest === 0 || latest === known.revision) return known;
    const text = await store.readRevision(latest);
    // Removed since: there are others.
    if (text !== undefined) return parseRegistry(text, latest);
  }
}

/**
 * Makes the next revision of the registry. When another program was quicker, `change` is called again with what that one
 * left: it must give its result by its argument alone.
 * @param change gives the next registry, or undefined to leave it as it is
 * @returns the registry that is now in the store
 * @throws whatever `change` throws; nothing is written then
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (current: ReleaseRegistry, revision: number) => ReleaseRegistry | undefined,
): Promise<ReleaseRegistry> {
  for (;;) {
    const current = await readRegistry(store);
    const revision = current.revision + 1;
    const changed = change(current, revision);
    if (changed === undefined) return current;
    const next = releaseRegistrySchema.parse({ ...changed, revision });
    if (await store.createRevision(revision, `${JSON.stringify(next, null, 2)}\n`)) {
      return stillBuiltOn(store, current, next);
    }
  }
}

/**
 * Old revisions are removed from the lowest on. If the one that this change was built on is gone, another program may
 * have made this number before and removed it since: the change counts for nothing.
 */
async function stillBuiltOn(
  store: ReleaseStore,
  { revision: base }: ReleaseRegistry,
  next: ReleaseRegistry,
): Promise<ReleaseRegistry> {
  const revisions = await store.revisions();
  if (base === 0 ? (revisions[1] ?? 2) === 2 : revisions.includes(base)) return next;
  await store.removeRevision(next.revision);
  throw new RegistryError('The registry changed a hundred times meanwhile. Please try again.');
}

/** Removes the oldest revisions, the lowest first, and leaves the last `keep`. */
export async function removeOldRevisions(store: ReleaseStore, keep: number): Promise<void> {
  const revisions = await store.revisions();
  for (const revision of revisions.slice(0, -keep)) await store.removeRevision(revision);
}
