import type { Registry, Release } from '@roommate/release-registry';
import type { Report } from './create-reporter.ts';

// Extensions and scripts of the provider throw in our pages, too: that is no one's release.
function ownerOf(registry: Registry, trace: string): Release | 'shell' | undefined {
  const release = Object.values(registry.remotes).find(({ base }) => trace.includes(base));
  return release ?? (trace.includes(`${location.origin}/shell/`) ? 'shell' : undefined);
}

/** Reports what nobody catches, such as a remote's script that throws while it loads. */
export function reportUncaught(registry: Registry, report: Report): void {
  const tell = (error: unknown, file = '') => {
    const owner = ownerOf(registry, `${file} ${error instanceof Error ? (error.stack ?? '') : ''}`);
    if (owner === undefined) return;
    report({ kind: 'uncaught', release: owner === 'shell' ? undefined : owner, error });
  };
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
