import {
  type Published,
  type ReleaseRegistry,
  type Release,
  type ShellRelease,
} from '@roommate/release-registry';

const nothing = { files: 0, bytes: 0, brotliBytes: 0 };
const published: Published = {
  at: '1970-01-01T00:00:00Z',
  by: 'nobody',
  commit: null,
  sizes: { scripts: nothing, styles: nothing, other: nothing },
};

const channel = <R extends { version: string }>(release: R) => ({
  live: release.version,
  canary: null,
  releases: { [release.version]: { release, published } },
});

/** A registry of one live release each that nobody published: of what development servers compile. */
export const soleReleases = (
  shell: ShellRelease,
  remotes: readonly Release[],
  revision = 1,
): ReleaseRegistry => ({
  format: 2,
  revision,
  shell: channel(shell),
  remotes: Object.fromEntries(remotes.map((release) => [release.name, channel(release)])),
  history: [],
});
