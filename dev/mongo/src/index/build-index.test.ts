import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentKey } from '../storage/collection.ts';
import { Store } from '../storage/store.ts';
import { decodeExact, encode } from '../values/codec.ts';
import { buildIndexes } from './build-index.ts';
import { parseIndex } from './parse-index.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-index-'));
  store = await Store.open(folder, false);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const byRent = () => parseIndex(decodeExact(encode({ key: { rentAmount: 1 }, name: 'rentAmount_1' })));

it('reads no document for an index that exists', async () => {
  const collection = await store.write(() => {
    const created = store.catalog.create('rooms.listings');
    buildIndexes(store, created, [byRent()]);
    // It is not BSON, so that reading it would fail.
    store.environment.documents.putSync(documentKey(created, 1), Buffer.from('no document'));
    return created;
  });
  await store.write(() => buildIndexes(store, collection, [byRent()]));
  expect(collection.indexes.map(({ name }) => name)).toEqual(['_id_', 'rentAmount_1']);
});
