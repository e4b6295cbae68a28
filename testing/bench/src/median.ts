const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? NaN;

/** The 95th percentile: 19 of 20 values are lower or equal. */
export const percentile95 = (values: readonly number[]): number =>
  sorted(values)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
