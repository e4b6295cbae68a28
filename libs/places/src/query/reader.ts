import { type Token, tokensOf } from '../text/tokenize.ts';

/** The tokens of a query, and which of them have been understood. */
export class Reader {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly #used = new Set<number>();

  constructor(text: string) {
    this.text = text;
    this.tokens = tokensOf(text);
  }

  /** The word at a position, unless it has been understood already. */
  word(i: number): string | undefined {
    return this.#used.has(i) ? undefined : this.tokens[i]?.text;
  }

  is(i: number, words: ReadonlySet<string>): boolean {
    const word = this.word(i);
    return word !== undefined && words.has(word);
  }

  /** Whether a hyphen, a dash or a similar sign follows the token. */
  isHyphenated(i: number): boolean {
    return /[-–—~/]/.test(this.text.slice(this.tokens[i]?.end, this.tokens[i + 1]?.start));
  }

  /** The signs and spaces before the token. */
  gapBefore(i: number): string {
    return this.text.slice(this.tokens[i - 1]?.end ?? 0, this.tokens[i]?.start);
  }

  /** Marks the tokens from `first` to `last` as understood. */
  use(first: number, last = first): void {
    for (let i = first; i <= last; i++) this.#used.add(i);
  }

  /** Uses up every free token that is one of the words. @returns whether there was one */
  takeAll(words: ReadonlySet<string>): boolean {
    const found = this.free().filter((i) => this.is(i, words));
    for (const i of found) this.use(i);
    return found.length > 0;
  }

  /** The positions that have not been understood. */
  free(): number[] {
    return this.tokens.flatMap((_, i) => (this.#used.has(i) ? [] : i));
  }
}
