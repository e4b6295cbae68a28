/** The URLs of an image in both formats. */
export interface ImageSources {
  /** Half the size of the WebP file. */
  avif: string;
  /** For browsers without AVIF. */
  webp: string;
}
