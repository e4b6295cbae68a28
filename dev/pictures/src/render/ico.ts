import sharp from 'sharp';

const sizes = [16, 32, 48] as const;
const headerSize = 6;
const entrySize = 16;

/**
 * An .ico file of PNG images, as every browser since 2009 reads it.
 * Layout: ICONDIR and ICONDIRENTRY of https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export async function icoOf(svg: Buffer): Promise<Buffer> {
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(svg, { density: 72 * (size / 36) * 4 })
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  const directory = Buffer.alloc(headerSize + entrySize * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach((image, index) => {
    const entry = headerSize + index * entrySize;
    const size = sizes[index] ?? 0;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(image.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([directory, ...images]);
}
