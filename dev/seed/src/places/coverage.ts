import { resolveLocation } from '@roommate/places';

/** How many addresses have a place, and those without one, the most frequent first. One line each. */
export async function coverageReport(locations: AsyncIterable<string>): Promise<string[]> {
  const missing = new Map<string, number>();
  let total = 0;
  for await (const location of locations) {
    total += 1;
    if (!resolveLocation(location)) missing.set(location, (missing.get(location) ?? 0) + 1);
  }
  const without = [...missing.values()].reduce((sum, count) => sum + count, 0);
  const share = total === 0 ? 0 : ((total - without) / total) * 100;
  const number = (value: number) => value.toLocaleString('en');
  return [
    `${number(total - without)} of ${number(total)} addresses have a place (${share.toFixed(2)} %)`,
    ...[...missing]
      .toSorted(([, a], [, b]) => b - a)
      .map(([location, count]) => `No place: ${location} (${count})`),
  ];
}
