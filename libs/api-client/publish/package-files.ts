export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  [field: string]: unknown;
}

/** The condition with which this repository imports its TypeScript sources. */
const SOURCE = '@roommate/source';
const always = ['package.json', 'README.md', 'LICENSE'];

/**
 * Creates the package.json of the published package. The one of the workspace is private, so that nobody publishes it
 * without code.
 * @param repository the URL of the repository, if it has a public one
 */
export function publishedManifest(
  { private: _private, scripts: _scripts, devDependencies: _dev, ...manifest }: Manifest,
  repository: string | undefined,
): Manifest {
  const entries = Object.entries(manifest.exports).flatMap(
    ([name, target]): [string, Manifest['exports'][string]][] => {
      if (typeof target === 'string') return [[name, target]];
      const conditions = Object.entries(target).filter(([condition]) => condition !== SOURCE);
      return conditions.length > 0 ? [[name, Object.fromEntries(conditions)]] : [];
    },
  );
  return {
    ...manifest,
    name: manifest.name,
    version: manifest.version,
    exports: Object.fromEntries(entries),
    ...(repository !== undefined && {
      repository: { type: 'git', url: repository, directory: 'libs/api-client' },
    }),
  };
}

/**
 * Lists what a package lacks: a file that every package has, or that its exports name.
 * @param files paths within the package
 */
export function missingFiles({ exports: targets }: Manifest, files: readonly string[]): string[] {
  const named = Object.values(targets)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((file) => file.replace(/^\.\//, ''));
  return [...always, ...named].filter((file) => !files.includes(file));
}

/**
 * Returns the URL of a remote as visitors can open it.
 * @returns undefined for a folder, or a remote without https
 */
export function publicRepository(remote: string): string | undefined {
  if (!URL.canParse(remote)) return undefined;
  const { protocol, host, pathname } = new URL(remote);
  // Without the credentials that a remote can contain.
  return protocol === 'https:' ? `git+https://${host}${pathname}` : undefined;
}
