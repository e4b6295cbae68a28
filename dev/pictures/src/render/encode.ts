import sharp from 'sharp';

const qualities = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36] as const;
/** AVIF's scale is another: on these drawings 50 looks like 76 of WebP, at half of its bytes. */
const avifQualities = [52, 47, 42, 38, 34, 30, 27, 24] as const;

/** The best quality whose file stays within `budget` bytes; the lowest one when none does. */
async function within(
  budget: number,
  encode: (quality: number) => Promise<Buffer>,
  steps: readonly number[] = qualities,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of steps) {
    bytes = await encode(quality);
    if (bytes.length <= budget) break;
  }
  return bytes;
}

/** Every raster format that the site serves: the same bytes for the same SVG and the same sharp version. */
export const encoders = {
  webp: (svg: Buffer, budget: number) =>
    within(budget, (quality) => sharp(svg).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()),
  avif: (svg: Buffer, budget: number) =>
    within(budget, (quality) => sharp(svg).avif({ quality, effort: 4 }).toBuffer(), avifQualities),
  jpg: (svg: Buffer, budget: number) =>
    within(budget, (quality) => sharp(svg).jpeg({ quality, mozjpeg: true }).toBuffer()),
  png: (svg: Buffer) => sharp(svg).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
} as const;
