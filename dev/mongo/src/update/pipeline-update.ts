import { checkStage } from '../aggregate/check-stage.ts';
import { guardMingo } from '../aggregate/expression.ts';
import { runStages } from '../aggregate/mingo-context.ts';
import { MongoError } from '../errors.ts';
import { type ExactDocument, isDocument } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';
import { toPlain } from '../values/plain.ts';

const allowed = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** An update that is an aggregation pipeline: `[{ $set: { likes: { $size: '$likedBy' } } }]`. */
export function pipelineUpdate(stages: readonly unknown[]): (document: ExactDocument) => ExactDocument {
  const plain = stages.map((stage) => {
    const [[name, operand] = [undefined, undefined], ...others] = isDocument(stage)
      ? Object.entries(stage)
      : [];
    if (name === undefined || others.length > 0) {
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    if (!allowed.has(name)) throw new MongoError(72, `${name} is not allowed to be used within an update`);
    checkStage(name, operand);
    return toPlain(stage) as Record<string, unknown>;
  });
  return (document) =>
    guardMingo(() => {
      const [result] = runStages([toPlain(document) as Record<string, unknown>], plain);
      return withExactNumbers(document, { ...result });
    });
}

/** Fields that the pipeline left as they were keep their number types. */
function withExactNumbers(before: ExactDocument, after: ExactDocument): ExactDocument {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        Object.hasOwn(before, name) && sameValue(before[name], value) ? before[name] : value,
      ]),
  );
}
