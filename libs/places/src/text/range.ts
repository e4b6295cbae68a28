/** The numbers from `first` up to, not including, `afterLast`. */
export const range = (first: number, afterLast: number): number[] =>
  Array.from({ length: afterLast - first }, (_, i) => first + i);
