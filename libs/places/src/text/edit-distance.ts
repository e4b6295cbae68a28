/**
 * The number of letters to insert, delete, replace or swap with a neighbour: the optimal string alignment distance.
 * @param max the search stops above this distance and returns max + 1
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          replaced,
          at(last, j) + 1,
          at(row, j - 1) + 1,
          swapped ? at(beforeLast, j - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > max) return max + 1;
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

/** The letters of a text, one bit each. Some letters share a bit. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

/**
 * Whether texts with these letters can be at most `max` edits apart. Each edit adds or removes at most two letters. It
 * takes much less time than the distance.
 */
export function canBeNear(a: number, b: number, max: number): boolean {
  let others = a ^ b;
  for (let left = 2 * max; others !== 0; left--) {
    if (left === 0) return false;
    others &= others - 1;
  }
  return true;
}

const at = (row: readonly number[], i: number) => row[i] ?? Infinity;
