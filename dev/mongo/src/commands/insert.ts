import { ObjectId } from 'bson';
import { insertDocument } from '../update/apply.ts';
import { type Command, namespaceOf } from './command.ts';
import { field, optional, readFields } from './fields.ts';
import { listErrors } from './write-errors.ts';
import { runStatements } from './write-statements.ts';

const shape = {
  insert: field.string,
  ordered: optional(field.flag, true),
  documents: field.documents,
};

export const insert: Command = async (context) => {
  const namespace = namespaceOf(context);
  const { ordered, documents } = readFields(context.body, 'insert', shape);
  let n = 0;
  const statements = documents.map((document) => ({
    one: () => {
      const withId = { _id: new ObjectId(), ...document };
      insertDocument(context.store, namespace, withId, context.rawDocuments.get(document));
      n++;
    },
  }));
  const errors = await runStatements(context.store, ordered, statements);
  return { n, ...listErrors(errors) };
};
