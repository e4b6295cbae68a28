/** A word or a number of a text. */
export interface Token {
  /** The folded text. A number has no separators. */
  text: string;
  /** The position in the original text, in UTF-16 code units. */
  start: number;
  end: number;
  /** Whether a letter belongs to the number: 8A, 8/A. */
  hasLetter?: true;
}
