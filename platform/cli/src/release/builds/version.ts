import { createHash } from 'node:crypto';

/**
 * The version of a release: the package's own and a hash of everything in it, so equal content has one version.
 * @param declared what the registry will say of the release, such as its paths: none of the files need tell it
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

/** Subresource integrity (W3C) of the scripts and styles. */
export const integrityOf = (files: ReadonlyMap<string, Uint8Array>): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, content]) => [name, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
