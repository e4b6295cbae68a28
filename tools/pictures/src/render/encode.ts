import sharp from 'sharp';

const qualities = [84, 80, 76, 72, 68, 64, 60] as const;

/** The best quality whose file stays within `budget` bytes; the lowest one when none does. */
async function webp(svg: Buffer, budget: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await sharp(svg).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= budget) break;
  }
  return bytes;
}

/** Every raster format that the site serves: the same bytes for the same SVG and the same sharp version. */
export const encoders = {
  webp,
  png: (svg: Buffer) => sharp(svg).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
  jpg: (svg: Buffer) =>
    sharp(svg).jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer(),
} as const;
