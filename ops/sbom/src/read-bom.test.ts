import type { Bom } from './production-bom.ts';
import { runtimeDependencies } from './production-workspaces.ts';
import { productionFolders, readProductionBom } from './read-bom.ts';

describe('the bill of materials of production', () => {
  let bom: Bom;
  let names: Set<string>;

  beforeAll(() => {
    bom = readProductionBom();
    names = new Set(bom.components.map((component) => component['bom-ref'].replace(/(.)@.*$/, '$1')));
  });

  it('describes the product independently of the name of its folder', () => {
    expect(bom.metadata.component).toMatchObject({ name: 'roommate-dhaka', type: 'application' });
  });

  it('contains every dependency of the services and pages of production', () => {
    const needed = new Set(
      [...runtimeDependencies(productionFolders()).values()].flatMap((names) => [...names]),
    );
    expect([...needed]).toEqual(expect.arrayContaining(['mongoose', 'fastify', 'react', 'firebase', 'zod']));
    expect([...needed].filter((name) => !names.has(name))).toEqual([]);
    // Dependencies of these packages.
    for (const name of ['mongodb', 'bson', 'scheduler', 'find-my-way']) expect([...names]).toContain(name);
  });

  it('contains nothing that only tests, tools and the embedded database need', () => {
    for (const name of ['jest', 'eslint', 'firebase-tools', 'lmdb', '@roommate/embedded-mongo']) {
      expect([...names]).not.toContain(name);
    }
  });

  it('refers only to its own components', () => {
    const references = new Set(bom.components.map((component) => component['bom-ref']));
    expect(bom.dependencies.length).toBe(references.size);
    for (const { dependsOn } of bom.dependencies) {
      for (const reference of dependsOn) expect(references).toContain(reference);
    }
  });
});
