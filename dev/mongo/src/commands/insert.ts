import { ObjectId } from 'bson';
import { MongoError } from '../errors.ts';
import { checkId } from '../storage/document-id.ts';
import { insertRecord } from '../storage/records.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { checkContent, maxNesting } from '../values/check-content.ts';
import { decodeExact, encode, maxDocumentBytes } from '../values/codec.ts';
import { elementsOf, joinElements, rawElements } from '../values/raw-document.ts';
import { anyField, type Command, flagField, namespaceOf, readFields, stringField } from './command.ts';
import { checkStatementCount, listed, runStatements } from './write-result.ts';

const shape = {
  insert: stringField,
  ordered: flagField.default(true),
  bypassDocumentValidation: flagField.optional(),
  documents: anyField.optional(),
};

export const insert: Command = async (context) => {
  const { store, body, sequences } = context;
  const namespace = namespaceOf(context);
  const { ordered } = readFields(body, 'insert', shape);
  const documents = sequences.get('documents');
  if (!documents)
    throw new MongoError(40414, "BSON field 'insert.documents' is missing but a required field");
  checkStatementCount(documents.length);
  const writeErrors = await runStatements(store, documents.length, ordered, (index) => {
    const { raw, document } = prepare(documents[index] ?? Buffer.alloc(0));
    insertRecord(store, store.collectionForInsert(namespace), raw, document);
  });
  const attempted = ordered && writeErrors[0] ? writeErrors[0].index + 1 : documents.length;
  return { n: attempted - writeErrors.length, ...listed(writeErrors) };
};

/** Checks a document that is to be stored; `_id` is made where it is missing, and goes first. */
export function prepare(sent: Buffer): { raw: Buffer; document: ExactDocument } {
  const names = new Set<string>();
  let id: { start: number; end: number } | undefined;
  for (const { name, start, end } of rawElements(sent)) {
    if (name === '_id') id = { start, end };
    if (names.has(name)) throw new MongoError(2, `the field '${name}' is there twice`);
    names.add(name);
  }
  const raw = withIdFirst(sent, id);
  if (raw.length > maxDocumentBytes) {
    throw new MongoError(
      10334,
      `BSONObj size: ${raw.length} is invalid. Size must be between 0 and 16793600(16MB)`,
    );
  }
  const document = decodeExact(raw);
  checkContent(document, maxNesting.stored);
  checkId(document._id);
  return { raw, document };
}

function withIdFirst(sent: Buffer, id: { start: number; end: number } | undefined): Buffer {
  // The message's buffer is reused and much larger: what is stored and compared later is a copy.
  if (id?.start === 4) return Buffer.from(sent);
  if (!id) return joinElements([elementsOf(encode({ _id: new ObjectId() })), elementsOf(sent)]);
  return joinElements([
    sent.subarray(id.start, id.end),
    sent.subarray(4, id.start),
    sent.subarray(id.end, sent.length - 1),
  ]);
}
