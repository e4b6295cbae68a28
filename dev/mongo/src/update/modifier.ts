import type { ExactDocument } from '../values/bson-types.ts';
import type { Place } from './place.ts';

/** What an operator may know about the document that it changes. */
export interface UpdateContext {
  readonly id: unknown;
  /** The document is being made by an upsert. */
  readonly inserting: boolean;
  readonly root: ExactDocument;
  readonly now: Date;
}

/** An operator with its operand, applied to the one place that it names. */
export type Modifier = (place: Place, context: UpdateContext) => void;

/** Checks the operand and makes the modifier; `path` is for messages. */
export type ModifierFactory = (operand: unknown, path: string) => Modifier;
