import { versionOf } from './version-of.ts';

const singletons = ['react', 'react-dom', '@roommate/shell-api'];

/** Part of the contract, but not of the shell's first scripts: the shell provides it at run time (share-query.ts). */
const lazySingleton = '@roommate/shell-api/query';

/** The caret rule: a remote works with any later minor version of what it was built against. */
const singleton = (name: string, fallback: boolean) => ({
  singleton: true,
  requiredVersion: `^${versionOf(name)}`,
  ...(fallback ? {} : { import: false as const }),
});

/** What the shell's first scripts carry, so that no round trip goes before the first render. */
export const providedModules = () =>
  Object.fromEntries(singletons.map((name) => [name, { ...singleton(name, true), eager: true }]));

/**
 * The modules of which the page holds one copy, the shell's. Everything else a remote needs it brings itself.
 * @param fallback for a standalone remote, which carries a copy of its own
 */
export const consumedModules = (fallback: boolean) => ({
  ...Object.fromEntries(singletons.map((name) => [name, singleton(name, fallback)])),
  [lazySingleton]: {
    ...singleton('@roommate/shell-api', fallback),
    version: versionOf('@roommate/shell-api'),
  },
});

/** Leaves out of the federation runtime what reads manifests: entry scripts are loaded directly. Saves 2 KB gzip twice. */
export const runtimeOptimization = { disableSnapshot: true, target: 'web' } as const;
