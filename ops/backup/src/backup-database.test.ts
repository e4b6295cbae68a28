import { join } from 'node:path';
import { backupDatabase } from './backup-database.ts';
import { type Fixture, noProgress, openFixture } from './testing/fixture.ts';

describe('backupDatabase', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const save = (database: string, name: string) =>
    backupDatabase(fixture.uri(database), join(fixture.folder, name), noProgress);

  it('does not overwrite an existing file', async () => {
    await fixture.client.db('twice').collection('rooms').insertOne({ x: 1 });
    await save('twice', 'twice.gz');
    await expect(save('twice', 'twice.gz')).rejects.toThrow('exists already');
  });

  it('refuses a database without collections, which is probably the wrong one', async () => {
    await expect(save('nothing-here', 'nothing.gz')).rejects.toThrow('has no collections');
  });

  it('leaves out what the API deletes after the day, such as the key of the hashed IP addresses', async () => {
    const db = fixture.client.db('one-day');
    for (const name of ['addressdays', 'listings', 'visitorkeys', 'visits'])
      await db.collection(name).insertOne({ x: 1 });
    const saved = await save('one-day', 'one-day.gz');
    expect(saved.collections.map(([name]) => name)).toEqual(['listings']);
  });

  it('reports progress up to the number of documents', async () => {
    await fixture.client
      .db('counted')
      .collection('rooms')
      .insertMany(Array.from({ length: 250 }, (_, n) => ({ n })));
    const seen: number[] = [];
    const file = join(fixture.folder, 'counted.gz');
    await backupDatabase(fixture.uri('counted'), file, (done, all) => seen.push(done / all));
    expect(seen).toHaveLength(250);
    expect(seen.at(-1)).toBe(1);
  });
});
