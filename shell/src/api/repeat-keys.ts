const KEY_BYTES = 16;

/** As letters; not randomUUID, which a page without TLS does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** When a form was sent is no part of what was sent. */
const contentOf = (path: string, body: unknown): string =>
  `${path} ${JSON.stringify(body, (name, value: unknown) => (name === 'timestamp' ? undefined : value))}`;

/**
 * Keys for the API's `Idempotency-Key`. What is sent again while nobody knows whether the first time was done keeps its
 * key, so that it counts once.
 */
export class RepeatKeys {
  private readonly unanswered = new Map<string, string>();

  of(path: string, body: unknown): string {
    const content = contentOf(path, body);
    const key = this.unanswered.get(content) ?? newKey();
    this.unanswered.set(content, key);
    return key;
  }

  /** It is known what became of it: the same once more is another. */
  answered(path: string, body: unknown): void {
    this.unanswered.delete(contentOf(path, body));
  }
}
