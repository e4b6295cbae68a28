import { ConfigurationError } from '@roommate/server/env';
import type { Db, Document } from 'mongodb';
import { type ArchiveCollection, exactTypes } from '../archive/format.ts';

const kindOf = ({ type, options }: Document): string =>
  type === 'collection' ? String((options as Document).clusteredIndex ? 'clustered' : type) : String(type);

/**
 * Data that the API deletes after the day: docs/decisions/0233-visits.md. The others have hashes of IP addresses. With
 * the key of the day (`visitorkeys`), everybody who has the backup could find the addresses.
 */
const dailyCollections: ReadonlySet<unknown> = new Set(['visitorkeys', 'visits', 'addressdays']);

const isSaved = (name: unknown): boolean =>
  !String(name).startsWith('system.') && !dailyCollections.has(name);

/**
 * The collections to save, by name, with their options and indexes. It leaves out those of MongoDB itself (`system.`)
 * and those that must not outlive the day.
 * @throws ConfigurationError for a view, a time series or a clustered collection
 */
export async function describeCollections(db: Db): Promise<ArchiveCollection[]> {
  const listed: Document[] = await db.listCollections({}, { ...exactTypes }).toArray();
  const own = listed
    .filter(({ name }) => isSaved(name))
    .sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
  const other = own.find((collection) => kindOf(collection) !== 'collection');
  if (other) {
    throw new ConfigurationError(
      `${String(other.name)} is a ${kindOf(other)} and not a plain collection: use mongodump to save it.`,
    );
  }
  return Promise.all(
    own.map(async ({ name, options }) => ({
      collection: String(name),
      options: options as Document,
      indexes: await indexesOf(db, String(name)),
    })),
  );
}

async function indexesOf(db: Db, collection: string): Promise<Document[]> {
  const indexes = (await db
    .collection(collection)
    .listIndexes({ ...exactTypes })
    .toArray()) as Document[];
  // Servers before 4.4 send `ns`, and later ones refuse it.
  return indexes.filter(({ name }) => name !== '_id_').map(({ ns: _, ...index }) => index);
}
