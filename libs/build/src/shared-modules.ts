import { versionOf } from './version-of.ts';

const singletons = ['react', 'react-dom', '@roommate/shell-api'];

/**
 * The modules of which the page holds one copy, the shell's. Everything else a remote needs it brings itself.
 * `eager` (shell): the copy is part of the first scripts, so that no round trip goes before the first render.
 * `fallback` (a remote that runs alone): the remote carries a copy of its own.
 */
export function sharedModules({ eager, fallback }: { eager: boolean; fallback: boolean }) {
  return Object.fromEntries(
    singletons.map((name) => [
      name,
      {
        singleton: true,
        eager,
        // The caret rule: a remote works with any later minor version of what it was built against.
        requiredVersion: `^${versionOf(name)}`,
        ...(fallback ? {} : { import: false as const }),
      },
    ]),
  );
}

/** Leaves out of the federation runtime what reads manifests: entry scripts are loaded directly. Saves 2 KB gzip twice. */
export const runtimeOptimization = { disableSnapshot: true, target: 'web' } as const;
