import { ObjectId } from 'bson';
import { MongoError } from '../errors/mongo-error.ts';
import type { FilterNode } from '../language/filter-node.ts';
import type { ExactDocument } from '../values/bson-types.ts';
import { sameValue } from '../values/compare.ts';
import type { Update } from './parse-update.ts';
import { Place } from './place.ts';

/** The document that an upsert inserts: the filter's equalities, changed by the update. */
export function upsertDocument(filter: FilterNode, update: Update): ExactDocument {
  const equalities = new Map<string, unknown>();
  collectEqualities(filter, equalities);
  const base: ExactDocument = {};
  for (const [path, value] of equalities) {
    if (!update.isReplacement || path === '_id') new Place(base, path).set(value);
  }
  const id = base._id;
  const { _id = new ObjectId(), ...rest } = update.change(base, true);
  if (id !== undefined && !sameValue(id, _id)) throw immutableId();
  return { _id, ...rest };
}

export function immutableId(): MongoError {
  return new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
}

function collectEqualities(node: FilterNode, found: Map<string, unknown>): void {
  if (node.kind === 'compare' && node.operator === '$eq') addEquality(found, node.path, node.value);
  // `$in` with one value is an equality, and so is `$or` with one branch.
  if (node.kind === 'and' || (node.kind === 'or' && node.children.length === 1)) {
    for (const child of node.children) collectEqualities(child, found);
  }
}

function addEquality(found: Map<string, unknown>, path: string, value: unknown): void {
  const clash = [...found.keys()].some(
    (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
  );
  if (clash) throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  found.set(path, value);
}
