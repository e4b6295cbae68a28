import { ObjectId } from 'bson';
import { insertDocument } from '../update/apply.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, fieldReader } from './fields.ts';
import { runStatements } from './write-statements.ts';

const readInsert = fieldReader('insert', {
  insert: field.string,
  ordered: field.flag.default(true),
  documents: field.documents,
});

export const insert: Command = async (context) => {
  const namespace = namespaceOf(context);
  const { ordered, documents } = readInsert(context.body);
  const statements = documents.map((document) => () => {
    insertDocument(context.store, namespace, { _id: new ObjectId(), ...document });
    return { n: 1, nModified: 0 };
  });
  const { n, writeErrors } = await runStatements(context, ordered, statements);
  return { n, writeErrors };
};
