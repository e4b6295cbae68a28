import { matchesPattern, type Release, type ReleasedPath } from '@roommate/release-registry';

/** A page that the server renders. */
export interface RenderedPage {
  /** Without parameters, or with those of the example. */
  path: string;
  access: ReleasedPath['access'];
}

type Paths = Pick<Release, 'paths'>;

/** Undefined for a path with parameters and without an example. */
const exampleOf = ({ path, example }: ReleasedPath): string | undefined =>
  example ?? (/[:*]/.test(path) ? undefined : path);

const renderedPaths = ({ paths }: Paths): ReleasedPath[] =>
  paths.filter(({ access, rendersPublicData }) => access === 'public' || rendersPublicData === true);

/** The pages of a remote that the server renders: public pages, and those with public data for signed-in visitors. */
export const renderedPages = (release: Paths): RenderedPage[] =>
  renderedPaths(release).flatMap((owned) => {
    const path = exampleOf(owned);
    return path === undefined ? [] : [{ path, access: owned.access }];
  });

/** Why the pages of some paths cannot be checked. */
export const exampleFailures = (name: string, release: Paths): string[] =>
  renderedPaths(release).flatMap((owned) => {
    const { path, example } = owned;
    if (exampleOf(owned) === undefined) {
      return [
        `${name}: ${path} needs an example in remote.json, which this check renders: see docs/releases.md.`,
      ];
    }
    if (example === undefined || matchesPattern(path, example)) return [];
    return [`${name}: the example ${example} does not match its path ${path}.`];
  });
