import type { AppName, Channel, Change, ReleaseRegistry } from '@roommate/release-registry';
import { channelOf } from '../registry/channels.ts';
import { RefusedChangeError } from '../registry/refusal.ts';

const SHOWN_CHANGES = 10;

const stateOf = ({ live, canary }: Channel, version: string): string => {
  if (version === live) return 'live';
  return version === canary?.version ? `canary ${canary.percent}%` : '';
};

/** The short commit. An asterisk means that the files differed from it. */
const commitOf = (commit: string | null): string =>
  commit === null ? '-' : commit.slice(0, 8) + (commit.endsWith('-dirty') ? '*' : '');

function channelLines(name: AppName, channel: Channel): string[] {
  const records = Object.values<Channel['releases'][string]>(channel.releases);
  const newestFirst = records.sort((a, b) => b.published.at.localeCompare(a.published.at));
  return [
    name,
    ...newestFirst.map(({ release, published: { at, by, commit, sizes } }) => {
      const bytes = Object.values(sizes).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
      const size = `${(bytes / 1000).toFixed(0)} KB`.padStart(7);
      const state = stateOf(channel, release.version).padEnd(11);
      return `  ${state} ${release.version}  ${at.slice(0, 16)}Z ${size}  ${commitOf(commit)}  ${by}`;
    }),
  ];
}

const changeLine = ({ at, by, action, name, version, percent }: Change): string =>
  `  ${at.slice(0, 16)}Z  ${by}: ${action} ${name} ${version}${percent === undefined ? '' : ` ${percent}%`}`;

/** Formats the releases, the live versions and the latest changes for the terminal. */
export function formatReleases(registry: ReleaseRegistry, only?: AppName): string {
  const names = only === undefined ? ['shell', ...Object.keys(registry.remotes).sort()] : [only];
  // Includes changes of retired remotes.
  const changes = registry.history
    .filter(({ name }) => only === undefined || name === only)
    .slice(0, SHOWN_CHANGES);
  // The history is limited: a release may be older than its oldest change.
  const isKnown = only === undefined || only === 'shell' || Object.hasOwn(registry.remotes, only);
  if (!isKnown && changes.length === 0) throw new RefusedChangeError(`${only} has no releases.`);
  return [
    ...names.flatMap((name) => channelLines(name, channelOf(registry, name))),
    'latest changes',
    ...changes.map(changeLine),
  ].join('\n');
}
