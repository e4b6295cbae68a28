import type { Registry, Release } from '@roommate/release-registry';
import type { Report } from './create-reporter.ts';

// Browser extensions and the provider's scripts throw in our pages, too. They belong to no release.
function ownerOf(registry: Registry, trace: string): Release | 'shell' | undefined {
  const release = Object.values(registry.remotes).find(({ base }) => trace.includes(base));
  return release ?? (trace.includes(`${location.origin}/shell/`) ? 'shell' : undefined);
}

/** Reports uncaught errors, for example from a remote's script that throws while it loads. */
export function reportUncaught(registry: Registry, report: Report): void {
  const reportOwned = (error: unknown, file = '') => {
    const owner = ownerOf(registry, `${file} ${error instanceof Error ? (error.stack ?? '') : ''}`);
    if (owner === undefined) return;
    report({ kind: 'uncaught', release: owner === 'shell' ? undefined : owner, error });
  };
  addEventListener('error', ({ error, filename }) => reportOwned(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportOwned(reason));
}
