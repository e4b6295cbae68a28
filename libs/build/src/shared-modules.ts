import { versionOf } from './version-of.ts';

const singletons = ['react', 'react-dom', '@roommate/shell-api'];

/** Part of the contract, but not of the shell's first scripts: the shell provides it at run time (share-scope.ts). */
const LAZY_SINGLETON = '@roommate/shell-api/query';

/** The caret rule: a remote works with every later minor version of the packages that it was built with. */
const singleton = (name: string, fallback: boolean) => ({
  singleton: true,
  requiredVersion: `^${versionOf(name)}`,
  ...(fallback ? {} : { import: false as const }),
});

/**
 * Returns the modules that exist once in the page, as the shell's copy. A remote bundles all its other modules.
 * @param fallback for a standalone remote, which bundles its own copy
 */
export const consumedModules = (fallback: boolean) => ({
  ...Object.fromEntries(singletons.map((name) => [name, singleton(name, fallback)])),
  [LAZY_SINGLETON]: {
    ...singleton('@roommate/shell-api', fallback),
    version: versionOf('@roommate/shell-api'),
  },
});
