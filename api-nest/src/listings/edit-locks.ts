/**
 * Lets this process write one edit of a listing at a time. Edits of one version that are written together get one
 * count of matched documents. They can also store the same values: docs/decisions/0355-concurrent-edits.md.
 */
export class EditLocks {
  readonly #edits = new Map<string, Promise<boolean>>();

  /**
   * @param edit writes an edit of the listing, and returns whether it took effect
   * @returns false also when another edit of the listing was under way: the caller reads the listing again
   * @throws the error of the edit that was under way: nobody knows whether it took effect
   */
  async run(id: string, edit: () => Promise<boolean>): Promise<boolean> {
    const earlier = this.#edits.get(id);
    if (earlier) {
      await earlier;
      return false;
    }
    const own = edit();
    this.#edits.set(id, own);
    try {
      return await own;
    } finally {
      this.#edits.delete(id);
    }
  }
}
