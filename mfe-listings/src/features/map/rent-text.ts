/** @param median BDT per month */
export const rentText = (median: number): string => `BDT ${median.toLocaleString('en-IN')}`;
