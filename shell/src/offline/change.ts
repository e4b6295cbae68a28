/** The changes that can wait: a new listing, an edit, a like and a message of the contact form. */
const kinds = [
  ['listing', /^POST .*\/roommates$/],
  ['edit', /^PUT .*\/roommates\/[^/]+$/],
  ['like', /^PATCH .*\/roommates\/[^/]+\/like$/],
  ['message', /^POST .*\/contact$/],
] as const;

export type ChangeKind = (typeof kinds)[number][0];

/** A change that is not sent yet: docs/decisions/0352-changes-wait-for-a-connection.md. */
export interface Change {
  /** Of a POST it is the idempotency key, so a repeat of the same request is the same change. */
  id: string;
  kind: ChangeKind;
  /** Whose change it is; empty for a visitor. Undefined while it is not known: then only the page has it. */
  uid: string | undefined;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** The body of the request, as JSON. */
  body: string;
  /** When it was made with this `id`, in milliseconds since 1970. The API knows an idempotency key for a day. */
  madeAt: number;
  /** The path of the page that made it. */
  page: string;
  /**
   * - `waiting`: it is sent when the site responds.
   * - `offered`: its page has said that it failed. The person can let it wait.
   * - `refused`: nobody has told the person yet. `reason` says why.
   * - `ended`: its user's session ended before it was sent, or before its response came. What was typed is removed.
   */
  state: 'waiting' | 'offered' | 'refused' | 'ended';
  /** Why it was not done, as sentences. */
  reason?: string;
  /** The status of the response that refused it. */
  status?: number;
  /** The code of its problem: docs/api-errors.md. */
  code?: string;
}

/** The kind of a request that may wait; undefined for any other one. */
export const kindOf = ({ method, url }: Pick<Request, 'method' | 'url'>): ChangeKind | undefined =>
  kinds.find(([, pattern]) => pattern.test(`${method} ${new URL(url).pathname}`))?.[0];

export const isKind = (kind: unknown): kind is ChangeKind => kinds.some(([known]) => known === kind);

/**
 * Checks that a stored value is a change that this release knows. The code that shows and sends changes checks the rest.
 */
export const isChange = (value: unknown): value is Change => {
  const { kind, uid, body } = (value ?? {}) as Partial<Change>;
  return isKind(kind) && typeof uid === 'string' && typeof body === 'string';
};
