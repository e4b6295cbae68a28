export type Direction = 1 | -1;

/** A field of an index or of a sort. */
export interface FieldOrder {
  readonly path: string;
  readonly direction: Direction;
}

/** `{ createdAt: -1, _id: -1 }`, as commands and errors show it. */
export const keyPattern = (fields: readonly FieldOrder[]): Record<string, Direction> =>
  Object.fromEntries(fields.map(({ path, direction }) => [path, direction]));

/** Whether two indexes have the same fields in the same order. */
export const isSamePattern = (a: readonly FieldOrder[], b: readonly FieldOrder[]): boolean =>
  a.length === b.length &&
  a.every(({ path, direction }, i) => path === b[i]?.path && direction === b[i].direction);

/** Equal for equal fields in the same order. */
export const patternText = (fields: readonly FieldOrder[]): string =>
  JSON.stringify(fields.map(({ path, direction }) => [path, direction]));
