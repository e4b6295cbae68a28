import type { AppName, Channel, ReleaseRegistry } from '@roommate/release-registry';
import { channelOf } from './channels.ts';

const keptReleases = 5;
/** Pages that were opened while a release was live load more of its files later. */
const openPageHours = 24;

/** The releases that nobody needs: not live, no canary, not of the last five, and given to nobody within the last day. */
export function prunable(registry: ReleaseRegistry, name: AppName, now: Date): string[] {
  const { live, canary, releases } = channelOf(registry, name);
  const dayAgo = now.getTime() - openPageHours * 3_600_000;
  // Of a canary, and of what was staged for a preview, the history tells when it began, and of a canary when it ended.
  const shownLately = registry.history
    .filter((change) => change.name === name && Date.parse(change.at) > dayAgo)
    .flatMap(({ from, version }) => [from, version]);
  const latest = Object.entries<Channel['releases'][string]>(releases)
    .sort(([, a], [, b]) => b.published.at.localeCompare(a.published.at))
    .map(([version]) => version)
    .slice(0, keptReleases);
  const needed = new Set([live, canary?.version, ...shownLately, ...latest]);
  return Object.keys(releases).filter((version) => !needed.has(version));
}
