import type { Build } from '../../builds/build.ts';
import { publicPaths } from '../public-paths.ts';
import type { CheckedReleases } from './checked-releases.ts';

/** The shell's page for paths that no app owns. */
const UNKNOWN_PATH = '/unknown-page';

/**
 * The pages that a release takes part in. They are those of the remote; for the shell, its own and those of all
 * remotes.
 */
export function publicPages(build: Build, { remotes }: CheckedReleases): string[] {
  if (build.kind === 'remote') return publicPaths(build.release);
  const rendered = remotes.filter(({ server }) => server !== undefined);
  return [...Object.keys(build.release.pages ?? {}), UNKNOWN_PATH, ...rendered.flatMap(publicPaths)];
}
