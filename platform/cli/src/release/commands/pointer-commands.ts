import type { AppName, ReleaseRegistry } from '@roommate/release-registry';
import { changeRegistry, type ReleaseStore } from '@roommate/release-store';
import {
  makeLive,
  setCanary,
  versionBefore,
  versionToPromote,
  withoutRemote,
  type Stamp,
} from '../registry/pointer-moves.ts';
import { assertFits } from '../registry/refusal.ts';

type Move = (registry: ReleaseRegistry, stamp: Stamp) => ReleaseRegistry;

/** Each is one revision of the registry, and takes effect at the next page load. */
const move = (store: ReleaseStore, by: string, change: Move): Promise<ReleaseRegistry> =>
  changeRegistry(store, (registry, revision) =>
    assertFits(change(registry, { at: new Date().toISOString(), by, revision })),
  );

/** Who does what to which application. */
interface Order {
  by: string;
  name: AppName;
  version?: string | undefined;
}

/** Makes a release live that is in the store already: by default the canary. @throws Refusal */
export const promote = (store: ReleaseStore, { by, name, version }: Order): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) =>
    makeLive(registry, name, version ?? versionToPromote(registry, name), 'promote', stamp),
  );

/** Makes an earlier release live again: by default the one before. @throws Refusal */
export const rollback = (store: ReleaseStore, { by, name, version }: Order): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) =>
    makeLive(registry, name, version ?? versionBefore(registry, name), 'rollback', stamp),
  );

/** Gives a release to `percent` (0 to 100) of the visitors, the live one to the others; 0 ends it. @throws Refusal */
export const canary = (
  store: ReleaseStore,
  { by, name, version, percent }: Order & { version: string; percent: number },
): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) => setCanary(registry, name, { version, percent }, stamp));

/** Takes a remote off the site, with all that the registry knows of it: its paths are free. @throws Refusal */
export const retire = (store: ReleaseStore, { by, name }: Order): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) => withoutRemote(registry, name, stamp));
