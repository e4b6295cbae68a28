import type { Place } from './place.ts';

/** An operator with its operand. Changes the place that it names; `inserting` during an upsert. */
export type Modifier = (place: Place, inserting: boolean) => void;

/** Checks the operand and returns the modifier. `path` is for messages. */
export type ModifierFactory = (operand: unknown, path: string) => Modifier;
