import sharp from 'sharp';

const sizes = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Small icons are clearest when they are drawn larger and scaled down. */
const OVERSAMPLING = 4;

/**
 * Creates an .ico file of PNG images, which every browser since 2009 reads.
 * Layout: ICONDIR and ICONDIRENTRY of https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 * @param readSvg returns the icon as SVG with the given side in pixels.
 */
export async function createIco(readSvg: (size: number) => Promise<Buffer>): Promise<Buffer> {
  const pngs = await Promise.all(
    sizes.map(async (size) =>
      sharp(await readSvg(size * OVERSAMPLING))
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pngs.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pngs.length, 4);
  let offset = directory.length;
  pngs.forEach((png, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const size = sizes[index] ?? 0;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pngs]);
}
