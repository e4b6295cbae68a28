import { UNKNOWN_PATH } from '@roommate/release-registry';
import type { Build } from '../../builds/build.ts';
import { renderedPages, type RenderedPage } from '../rendered-pages.ts';
import type { HydrationReleases } from './hydration-releases.ts';

/**
 * The pages that a release takes part in. They are those of the remote. For the shell, they are its own, the page of
 * unknown paths, and those of all remotes.
 */
export function checkedPages(build: Build, { remotes }: HydrationReleases): RenderedPage[] {
  if (build.kind === 'remote') return renderedPages(build.release);
  const rendered = remotes.filter(({ server }) => server !== undefined);
  const own = [...Object.keys(build.release.pages ?? {}), UNKNOWN_PATH];
  return [
    ...own.map((path) => ({ path, access: 'public' as const })),
    ...rendered.flatMap((release) => renderedPages(release)),
  ];
}
