/** https://github.com/papandreou/subset-font: the package has no types. */
declare module 'subset-font' {
  /** @returns the font with the glyphs of the given characters */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      /** Tags of OpenType features. All others are removed, with their glyphs. */
      keepFeatures: readonly string[];
      /** Removes the instructions for pixels. */
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
