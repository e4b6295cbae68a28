import { createHash } from 'node:crypto';
import { integrityOf } from '@roommate/release-store';

/**
 * The version of a release: the version of its package and a hash of its content. The same content has the same version.
 * @param declared the release's data in the registry, such as its paths, which the files need not contain
 */
export function releaseVersion(
  packageVersion: string,
  files: ReadonlyMap<string, Uint8Array>,
  declared: unknown,
): string {
  const hash = createHash('sha256').update(JSON.stringify(declared));
  for (const [name, content] of files) hash.update(`${name}\0${content.byteLength}\0`).update(content);
  return `${packageVersion}-${hash.digest('hex').slice(0, 12)}`;
}

/** The name of the server entry in a build. */
const SERVER_ENTRY = 'server.cjs';

/**
 * Takes the server entry out of the files that the site serves and measures.
 * @returns its content, and its data in the registry; both empty without an entry
 */
export function takeServerEntry(files: Map<string, Buffer>) {
  const content = files.get(SERVER_ENTRY);
  files.delete(SERVER_ENTRY);
  if (content === undefined) return { stored: new Map<string, Buffer>(), declared: {} };
  const server = { file: SERVER_ENTRY, integrity: integrityOf(content) };
  return { stored: new Map([[SERVER_ENTRY, content]]), declared: { server } };
}

/** The integrity hashes of the scripts and styles, by file name. */
export const integrityOfFiles = (files: ReadonlyMap<string, Uint8Array>): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, content]) => [name, integrityOf(content)]),
  );
