import type { Rspack } from '@rsbuild/core';

/** What a container is made of, in the terms of Module Federation. */
export interface Container {
  /** The global variable. */
  name: string;
  /** The file of its entry script. */
  filename: string;
  shared: Readonly<Record<string, Rspack.SharedConfig>>;
}

/** The module that a container exposes, and the name of its chunk. */
export const EXPOSED = './routes';
export const ROUTES_CHUNK = '__federation_expose_routes';

/** Module Federation's report. The release command reads it, also from builds of other tools. */
export const MANIFEST_FILE = 'mf-manifest.json';

type ChunkGroup = Rspack.Compilation['chunkGroups'][number];

/** The group and all groups that it may load later. */
function reachable(first: ChunkGroup): ReadonlySet<ChunkGroup> {
  const found = new Set([first]);
  // The set grows during the loop.
  for (const group of found) for (const child of group.childrenIterable) found.add(child);
  return found;
}

const filesOf = (groups: ReadonlySet<ChunkGroup>): string[] => [
  ...new Set([...groups].flatMap((group) => group.getFiles())),
];

/** Scripts and style sheets: of the module itself, and of what it loads later. */
function assets(sync: readonly string[], all: readonly string[]) {
  const ofKind = (extension: string) => {
    const isKind = (file: string): boolean => file.endsWith(extension);
    return {
      sync: sync.filter(isKind),
      async: all.filter((file) => isKind(file) && !sync.includes(file)),
    };
  };
  return { js: ofKind('.js'), css: ofKind('.css') };
}

/** Returns the parts of Module Federation's report that a release and a development site need. */
export function containerManifest(
  { name, filename, shared }: Container,
  { namedChunkGroups }: Rspack.Compilation,
) {
  const group = namedChunkGroups.get(ROUTES_CHUNK);
  if (!group) throw new Error(`The container ${name} has no chunk of ${EXPOSED}.`);
  return {
    id: name,
    name,
    metaData: { name, remoteEntry: { name: filename } },
    shared: Object.entries(shared).map(([module, { requiredVersion }]) => ({
      name: module,
      requiredVersion,
      // The files of a fallback. A release has none: it takes the module from the shell.
      assets: assets([], []),
    })),
    exposes: [{ path: EXPOSED, assets: assets(group.getFiles(), filesOf(reachable(group))) }],
  };
}
