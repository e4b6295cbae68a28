import { REGISTRY_FORMAT, releaseRegistrySchema, type ReleaseRegistry } from '@roommate/release-registry';
import { StoreError } from './store-error.ts';
import type { ReleaseStore } from './store.ts';

/** The registry of a store without releases. */
export const emptyRegistry: ReleaseRegistry = {
  format: REGISTRY_FORMAT,
  revision: 0,
  shell: { live: null, canary: null, releases: {} },
  remotes: {},
  history: [],
};

/** @throws StoreError if the text is not a registry of this format */
function parseRegistry(text: string, revision: number): ReleaseRegistry {
  const wrong = (reason: string): StoreError =>
    new StoreError(`Revision ${revision} of the registry cannot be read: ${reason}`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON.');
  }
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined;
  if (format !== REGISTRY_FORMAT) {
    throw wrong(`its format is ${JSON.stringify(format)}, but this version reads format ${REGISTRY_FORMAT}.`);
  }
  const result = releaseRegistrySchema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw wrong(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (result.data.revision !== revision) throw wrong(`it has the number ${result.data.revision}.`);
  return result.data;
}

/**
 * Reads the latest revision of a store's registry.
 * @param known the caller's revision. It is returned if it is the latest one, or if the store has none. A store that was
 * emptied, or restored from a backup, continues from an earlier number: docs/decisions/0170-reset-release-store.md.
 * @throws StoreError if the registry cannot be read
 */
export async function readRegistry(
  store: ReleaseStore,
  known: ReleaseRegistry = emptyRegistry,
): Promise<ReleaseRegistry> {
  for (;;) {
    const latest = (await store.revisions()).at(-1) ?? 0;
    if (latest === 0 || latest === known.revision) return known;
    const text = await store.readRevision(latest);
    // Undefined: it was removed before it could be read, so later ones exist.
    if (text !== undefined) return parseRegistry(text, latest);
  }
}

/**
 * Creates the next revision of the registry: docs/decisions/0060-registry-of-revisions.md. If another process was
 * faster, it calls `change` again with the newer registry. The result of `change` must depend on its arguments only.
 * @param change returns the next registry, or undefined to change nothing
 * @returns the registry that is now in the store
 * @throws the errors of `change`; nothing is written then
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
      return assertBaseExists(store, current, next);
    }
  }
}

/**
 * Old revisions are removed from the lowest number upwards. If the base of this change was removed, another process may
 * have created and removed this number before. Then the change is withdrawn.
 */
async function assertBaseExists(
  store: ReleaseStore,
  { revision: base }: ReleaseRegistry,
  next: ReleaseRegistry,
): Promise<ReleaseRegistry> {
  const revisions = await store.revisions();
  if (base === 0 ? (revisions[1] ?? 2) === 2 : revisions.includes(base)) return next;
  await store.removeRevision(next.revision);
  throw new StoreError('The registry changed a hundred times during this command. Try again.');
}

/** Removes the oldest revisions, lowest first, and keeps the last `keep`. */
export async function removeOldRevisions(store: ReleaseStore, keep: number): Promise<void> {
  const revisions = await store.revisions();
  for (const revision of revisions.slice(0, -keep)) await store.removeRevision(revision);
}
