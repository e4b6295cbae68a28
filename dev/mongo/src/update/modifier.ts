import type { Place } from './place.ts';

/** What a modifier may know about the document. */
export interface UpdateContext {
  readonly id: unknown;
  /** Whether an upsert creates the document. */
  readonly inserting: boolean;
}

/** An operator with its operand. Changes the place that it names. */
export type Modifier = (place: Place, context: UpdateContext) => void;

/** Checks the operand and returns the modifier. `path` is for messages. */
export type ModifierFactory = (operand: unknown, path: string) => Modifier;
