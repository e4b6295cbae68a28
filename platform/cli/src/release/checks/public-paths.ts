import type { Release } from '@roommate/release-registry';

/** The public paths without parameters. The others need data that only the product has. */
export const publicPaths = ({ paths }: Pick<Release, 'paths'>): string[] =>
  paths.filter(({ path, access }) => access === 'public' && !/[:*]/.test(path)).map(({ path }) => path);
