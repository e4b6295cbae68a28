import type { Published } from './published.ts';
import type { Release } from './registry.ts';
import { REGISTRY_FORMAT, type ReleaseRegistry } from './release-registry.ts';
import type { ShellRelease } from './shell-release.ts';

const noFiles = { files: 0, bytes: 0, brotliBytes: 0 };
const published: Published = {
  at: '1970-01-01T00:00:00Z',
  by: 'nobody',
  commit: null,
  sizes: { scripts: noFiles, styles: noFiles, other: noFiles },
};

const channel = <R extends { version: string }>(release: R) => ({
  live: release.version,
  canary: null,
  releases: { [release.version]: { release, published } },
});

/** Creates a registry with one unpublished, live release per app: for development servers, checks and tests. */
export const singleVersionRegistry = (
  shell: ShellRelease,
  remotes: readonly Release[],
  revision = 1,
): ReleaseRegistry => ({
  format: REGISTRY_FORMAT,
  revision,
  shell: channel(shell),
  remotes: Object.fromEntries(remotes.map((release) => [release.name, channel(release)])),
  history: [],
});
