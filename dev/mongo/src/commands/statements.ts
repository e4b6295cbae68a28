import { MongoError } from '../errors.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { checkContent, maxNesting } from '../values/check-content.ts';
import { decodeExact } from '../values/codec.ts';
import type { CommandContext } from './command.ts';

/** The statements of an update or delete, from a kind-1 section or from the body. */
export function statementsOf({ body, sequences }: CommandContext, field: string): ExactDocument[] {
  const sequence = sequences.get(field);
  if (sequence) {
    return sequence.map((bytes) => {
      const statement = decodeExact(bytes);
      checkContent(statement, maxNesting.message);
      return statement;
    });
  }
  const statements = body[field];
  if (!Array.isArray(statements) || !statements.every(isDocument)) {
    throw new MongoError(40414, `BSON field '${field}' is missing but a required field`);
  }
  return statements;
}
