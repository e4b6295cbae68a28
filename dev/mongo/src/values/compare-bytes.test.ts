import { compareBytes } from './compare-bytes.ts';

const parts = ['', '00', '0000', '01', '01ff', '0200', 'fe', 'ff', 'ff00'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

it.each([0, 1, 5])('compares parts of buffers as Buffer.compare does, from the byte %d', (start) => {
  const around = Buffer.alloc(start, 7);
  for (const a of parts) {
    for (const b of parts) {
      const order = compareBytes(
        Buffer.concat([around, a]),
        start,
        Buffer.concat([around, b, around]),
        start,
        start + b.length,
      );
      expect(Math.sign(order)).toBe(Buffer.compare(a, b));
    }
  }
});
