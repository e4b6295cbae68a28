import { ConfigurationError } from '@roommate/server/env';
import { BSON } from 'mongodb';
import { encode, exactTypes } from './format.ts';

/**
 * Refuses a document that JavaScript cannot write again byte by byte. Fields with numeric names change their order,
 * and BSON has deprecated some types. Without this check only the restore would fail.
 */
export async function* checkDocuments(
  collection: string,
  documents: AsyncIterable<Uint8Array>,
  onDocument: () => void,
): AsyncGenerator<Uint8Array> {
  for await (const document of documents) {
    if (!encode(BSON.deserialize(document, exactTypes)).equals(document)) {
      throw new ConfigurationError(
        `A document of ${collection} has fields whose order or type a backup cannot keep: use mongodump.`,
      );
    }
    onDocument();
    yield document;
  }
}
