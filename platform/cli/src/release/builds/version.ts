import { createHash } from 'node:crypto';

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
