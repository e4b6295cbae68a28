import type { AppName, Channel, ReleaseRegistry } from '@roommate/release-registry';
import { channelOf } from './channels.ts';

const KEPT_RELEASES = 5;
/** Open pages may load more files of their release later. */
const OPEN_PAGE_HOURS = 24;

/**
 * The unneeded releases. They are not live, not a canary, not among the last five, and not shown within the last day.
 */
export function prunable(registry: ReleaseRegistry, name: AppName, now: Date): string[] {
  const { live, canary, releases } = channelOf(registry, name);
  const dayAgo = now.getTime() - OPEN_PAGE_HOURS * 3_600_000;
  // The history has the start of canaries and of staged previews, and the end of canaries.
  const recentlyShown = registry.history
    .filter((change) => change.name === name && Date.parse(change.at) > dayAgo)
    .flatMap(({ from, version }) => [from, version]);
  const latest = Object.entries<Channel['releases'][string]>(releases)
    .sort(([, a], [, b]) => b.published.at.localeCompare(a.published.at))
    .map(([version]) => version)
    .slice(0, KEPT_RELEASES);
  const needed = new Set([live, canary?.version, ...recentlyShown, ...latest]);
  return Object.keys(releases).filter((version) => !needed.has(version));
}
