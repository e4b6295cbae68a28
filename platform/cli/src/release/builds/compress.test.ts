import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { withCompressed } from './compress.ts';

const lines = (count: number, lineOf: (n: number) => string): Buffer =>
  Buffer.from(Array.from({ length: count }, (_, n) => lineOf(n)).join('\n'));

const sizeWith = (content: Buffer, lgblock: number): number =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      [constants.BROTLI_PARAM_LGBLOCK]: lgblock,
    },
  }).byteLength;

describe('the brotli form of a file', () => {
  const script = lines(20_000, (n) => `const name${n} = ${(n * n) % 7919};`);
  const rooms = lines(10_000, (n) => `{"id":${n},"rent":${(n * 7919) % 9973},"area":"Area ${n % 31}"}`);

  it.each([
    ['brotli’s own choice of blocks', script, 0, 20],
    ['blocks of 1 MB', rooms, 20, 0],
  ])('uses %s where that is smaller', async (_what, content, better, worse) => {
    const compressed = (await withCompressed(new Map([['file.js', content]]))).get('file.js.br');
    expect(sizeWith(content, better)).toBeLessThan(sizeWith(content, worse));
    expect(compressed?.byteLength).toBe(sizeWith(content, better));
    expect(brotliDecompressSync(compressed ?? '').equals(content)).toBe(true);
  });
});
