/** The addresses of a picture in both formats. */
export interface PictureFiles {
  /** Half of the other one's bytes. */
  avif: string;
  /** For browsers without AVIF. */
  webp: string;
}
