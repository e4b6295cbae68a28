import { runtimeDependencies } from './production-workspaces.ts';

/** The used fields of a CycloneDX bill of materials; a reference begins with `name@version`. */
export interface Bom {
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const nameOf = (reference: string): string => /^@?[^@]+/.exec(reference)?.[0] ?? reference;

/**
 * Reduces a bill of all installed packages to those that production runs. npm's `--omit dev` is wrong for this. It
 * omits a package in the devDependencies of any workspace, such as mongoose, and keeps the packages of tools. See
 * docs/decisions/0151-sbom-of-production.md.
 * @param folders the workspaces of the services and pages, from the root
 */
export function productionBom(bom: Bom, folders: readonly string[]): Bom {
  const workspaces = runtimeDependencies(folders);
  const below = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const visit = (reference: string): void => {
    if (reached.has(reference)) return;
    reached.add(reference);
    // A workspace's development dependencies do not count. Other packages have only installed dependencies.
    const runtime = workspaces.get(nameOf(reference));
    const next = below.get(reference) ?? [];
    next.filter((name) => runtime?.has(nameOf(name)) ?? true).forEach(visit);
  };
  // The walk starts at the services, the pages and the libs that they need.
  [...below.keys()].filter((reference) => workspaces.has(nameOf(reference))).forEach(visit);
  const { metadata } = bom;
  return {
    ...bom,
    // npm takes the name of the repository's folder instead.
    metadata: {
      ...metadata,
      component: { ...metadata.component, name: nameOf(metadata.component['bom-ref']) },
    },
    components: bom.components.filter((component) => reached.has(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => reached.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => reached.has(name)) })),
  };
}
