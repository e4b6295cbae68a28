import type { Bom } from './production-bom.ts';
import { workspacesOf } from './production-workspaces.ts';
import { productionFolders, readProductionBom } from './read-bom.ts';

let bom: Bom;
let names: Set<string>;

beforeAll(() => {
  bom = readProductionBom();
  names = new Set(bom.components.map((component) => component['bom-ref'].replace(/(.)@.*$/, '$1')));
}, 60_000);

test('the bill is of the product, whatever folder it is in', () => {
  expect(bom.metadata.component).toMatchObject({ name: 'roommate-dhaka', type: 'application' });
});

test('the bill names all that a program or a page of production asks for', () => {
  const asked = new Set([...workspacesOf(productionFolders()).values()].flatMap((wanted) => [...wanted]));
  expect([...asked]).toEqual(expect.arrayContaining(['mongoose', 'fastify', 'react', 'firebase', 'zod']));
  expect([...asked].filter((name) => !names.has(name))).toEqual([]);
  // And what those ask for in turn.
  for (const name of ['mongodb', 'bson', 'scheduler', 'find-my-way']) expect([...names]).toContain(name);
});

test('the bill names nothing that only tests, tools and the embedded database need', () => {
  for (const name of ['jest', 'eslint', 'firebase-tools', 'lmdb', '@roommate/embedded-mongo']) {
    expect([...names]).not.toContain(name);
  }
});

test('the bill leads nowhere outside of itself', () => {
  const references = new Set(bom.components.map((component) => component['bom-ref']));
  expect(bom.dependencies.length).toBe(references.size);
  for (const { dependsOn } of bom.dependencies) {
    for (const reference of dependsOn) expect(references).toContain(reference);
  }
});
