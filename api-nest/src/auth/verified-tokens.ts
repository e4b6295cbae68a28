import { hash } from 'node:crypto';
import type { User } from './user.ts';

/** A key that the provider withdrew stays effective for a known token for at most this time. */
const MAX_AGE_MS = 5 * 60_000;
/** About 6 MB of memory. */
const MAX_TOKENS = 10_000;

interface Entry {
  user: User;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Remembers the user of a token by the hash of the token. Verification costs as much CPU as a short read. Contains only
 * valid tokens: docs/decisions/0301-verified-tokens.md.
 */
export class VerifiedTokens {
  /** The oldest entry comes first. */
  readonly #entries = new Map<string, Entry>();

  /** @returns undefined for a token that must be verified */
  find(token: string): User | undefined {
    const key = keyOf(token);
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (Date.now() < entry.until) return entry.user;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param expires seconds since 1970, from the claim `exp` */
  add(token: string, user: User, expires: number): void {
    const until = Math.min(expires * 1000, Date.now() + MAX_AGE_MS);
    this.#entries.set(keyOf(token), { user, until });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_TOKENS && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** Not the token itself: nobody can sign in with what is in memory. */
const keyOf = (token: string): string => hash('sha256', token, 'base64');
