import { integrityOf } from '@roommate/release-store';

/** Returns the integrity hashes of the scripts and styles, by file name. */
export const integrityOfFiles = (files: ReadonlyMap<string, Uint8Array>): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, content]) => [name, integrityOf(content)]),
  );
