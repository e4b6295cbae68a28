import { workspacesOf } from './production-workspaces.ts';

/** What of a CycloneDX bill of materials is looked at; a reference begins with `name@version`. */
export interface Bom {
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const nameOf = (reference: string): string => /^@?[^@]+/.exec(reference)?.[0] ?? reference;

/**
 * Of a bill of all that is installed the part that production runs. npm's own `--omit dev` leaves out whatever is among
 * the devDependencies of any workspace, such as mongoose, and keeps what tools need.
 * @param folders of the programs and pages, from the root
 */
export function productionBom(bom: Bom, folders: readonly string[]): Bom {
  const workspaces = workspacesOf(folders);
  const below = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const visit = (reference: string): void => {
    if (reached.has(reference)) return;
    reached.add(reference);
    // Of a workspace without what only its tests take; of any other package all is installed that it names.
    const wanted = workspaces.get(nameOf(reference));
    const next = below.get(reference) ?? [];
    next.filter((name) => wanted?.has(nameOf(name)) ?? true).forEach(visit);
  };
  // A lib of the product is reached by whoever needs it, and needs no more than it says itself.
  [...below.keys()].filter((reference) => workspaces.has(nameOf(reference))).forEach(visit);
  const { metadata } = bom;
  return {
    ...bom,
    // npm takes the name of the folder that the repository is in.
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
