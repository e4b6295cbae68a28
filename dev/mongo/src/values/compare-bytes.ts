/**
 * The order of the end of a buffer and of a part of another one. Most differ within a few bytes. `Buffer.compare` takes
 * several times as long for these.
 */
export function compareBytes(a: Buffer, aStart: number, b: Buffer, bStart: number, bEnd: number): number {
  const [aLength, bLength] = [a.length - aStart, bEnd - bStart];
  const length = Math.min(aLength, bLength);
  for (let i = 0; i < length; i += 1) {
    const difference = (a[aStart + i] ?? 0) - (b[bStart + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return aLength - bLength;
}
