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

/** Each command creates one revision of the registry and takes effect at the next page load. */
const move = (store: ReleaseStore, by: string, change: Move): Promise<ReleaseRegistry> =>
  changeRegistry(store, (registry, revision) =>
    assertFits(change(registry, { at: new Date().toISOString(), by, revision })),
  );

/** The app to change, and who changes it. */
interface Target {
  by: string;
  name: AppName;
  version?: string | undefined;
}

/** Makes a stored release live, by default the canary. @throws RefusedChangeError */
export const promote = (store: ReleaseStore, { by, name, version }: Target): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) =>
    makeLive(registry, name, version ?? versionToPromote(registry, name), 'promote', stamp),
  );

/** Makes an earlier release live again, by default the previous one. @throws RefusedChangeError */
export const rollback = (store: ReleaseStore, { by, name, version }: Target): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) =>
    makeLive(registry, name, version ?? versionBefore(registry, name), 'rollback', stamp),
  );

/** Shows a release to `percent` (0 to 100) of the visitors. 0 ends the canary. @throws RefusedChangeError */
export const canary = (
  store: ReleaseStore,
  { by, name, version, percent }: Target & { version: string; percent: number },
): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) => setCanary(registry, name, { version, percent }, stamp));

/** Removes a remote from the site and from the registry. Its paths are then free. @throws RefusedChangeError */
export const retire = (store: ReleaseStore, { by, name }: Target): Promise<ReleaseRegistry> =>
  move(store, by, (registry, stamp) => withoutRemote(registry, name, stamp));
