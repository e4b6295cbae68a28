import { resolveLocation } from '@roommate/places';

/** The share of addresses that must have a place, in percent. */
const MIN_SHARE = 97;

interface Coverage {
  /** How many addresses have a place, and those without one, the most frequent first. */
  lines: string[];
  isEnough: boolean;
}

export async function coverageOf(locations: AsyncIterable<string>): Promise<Coverage> {
  const counts = new Map<string, number>();
  for await (const location of locations) counts.set(location, (counts.get(location) ?? 0) + 1);
  // Many offers have the same address.
  const missing = [...counts].filter(([location]) => !resolveLocation(location));
  const sumOf = (all: Iterable<number>) => [...all].reduce((sum, count) => sum + count, 0);
  const total = sumOf(counts.values());
  const without = sumOf(missing.map(([, count]) => count));
  const share = total === 0 ? 0 : ((total - without) / total) * 100;
  const number = (value: number) => value.toLocaleString('en');
  const lines = [
    `${number(total - without)} of ${number(total)} addresses have a place (${share.toFixed(2)} %)`,
    ...missing
      .toSorted(([, a], [, b]) => b - a)
      .map(([location, count]) => `No place: ${location} (${count})`),
  ];
  const isEnough = share >= MIN_SHARE;
  return { lines: isEnough ? lines : [...lines, `At least ${MIN_SHARE} % must have a place.`], isEnough };
}
