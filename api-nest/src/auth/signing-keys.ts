import { Inject, Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge } from '@roommate/server/telemetry';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';

const MINUTE_MS = 60_000;
/** The age at which the keys are fetched again. */
const FRESH_MS = 10 * MINUTE_MS;
/** Keys of this age are no longer used. A key that the provider withdrew stays valid for at most this time. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS;
/** The time between two attempts while the key server does not respond. */
const RETRY_MS = 30_000;

/**
 * The public keys of the identity provider. While its key server does not respond, the last keys stay in use:
 * docs/decisions/0211-keys-during-an-outage.md.
 */
@Injectable()
export class SigningKeys {
  readonly #logger = new Logger(SigningKeys.name);
  readonly #remote: ReturnType<typeof createRemoteJWKSet>;
  readonly #failures: Counter;
  #fetchedAt: number | undefined;
  /** Undefined while the last attempt was successful. */
  #failedAt: number | undefined;
  #fetching: Promise<void> | undefined;

  constructor(@Inject(CONFIG) { jwksUrl }: Config, { registry }: Metrics) {
    // This class decides when keys are fetched.
    this.#remote = createRemoteJWKSet(new URL(jwksUrl), {
      timeoutDuration: 3000,
      cacheMaxAge: Infinity,
      cooldownDuration: Infinity,
    });
    this.#failures = new Counter({
      name: 'token_keys_fetch_failures_total',
      help: 'Failed attempts to fetch the keys that verify tokens.',
      registers: [registry],
    });
    const ageInSeconds = (): number => this.#age() / 1000;
    new Gauge({
      name: 'token_keys_age_seconds',
      help: 'Time since the keys that verify tokens were fetched. Over 600 means that their server does not respond.',
      registers: [registry],
      collect() {
        this.set(ageInSeconds());
      },
    });
  }

  /** Whether the keys are known. Fetches them when they are not. */
  async isReady(): Promise<boolean> {
    if (this.#remote.jwks() === undefined) await this.#fetch().catch(() => undefined);
    return this.#remote.jwks() !== undefined;
  }

  /** @throws Error when no key is known, the keys are too old, or the token's key is unknown */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    await this.#fetchWhenDue();
    try {
      return await this.#remote(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await this.#fetchForUnknownKey();
      return this.#remote(header, token);
    }
  };

  /** The provider may have a new key. During an outage nobody knows, which is not the fault of the token. */
  async #fetchForUnknownKey(): Promise<void> {
    const isRecent = (time = 0): boolean => Date.now() - time < RETRY_MS;
    if (isRecent(this.#failedAt)) throw new Error('The key server did not respond.');
    if (!isRecent(this.#fetchedAt)) await this.#fetch();
  }

  async #fetchWhenDue(): Promise<void> {
    const age = this.#age();
    if (age < FRESH_MS) return;
    if (age >= MAX_AGE_MS) return this.#fetch();
    if (this.#failedAt === undefined) return this.#fetch().catch(() => undefined);
    // During an outage nobody waits for the next attempt.
    if (Date.now() - this.#failedAt >= RETRY_MS) void this.#fetch().catch(() => undefined);
  }

  #fetch(): Promise<void> {
    this.#fetching ??= this.#remote
      .reload()
      .then(
        () => this.#succeeded(),
        (error: unknown) => this.#failed(error),
      )
      .finally(() => (this.#fetching = undefined));
    return this.#fetching;
  }

  #succeeded(): void {
    if (this.#failedAt !== undefined) this.#logger.log('The keys that verify tokens are up to date again.');
    this.#fetchedAt = Date.now();
    this.#failedAt = undefined;
  }

  #failed(error: unknown): never {
    this.#failures.inc();
    if (this.#failedAt === undefined) {
      const name = error instanceof Error ? error.name : 'unknown error';
      const age = Math.floor(this.#age() / MINUTE_MS);
      const known = Number.isFinite(age)
        ? `The keys from ${age} minutes ago stay in use.`
        : 'No key is known.';
      this.#logger.warn(`The keys that verify tokens could not be fetched (${name}). ${known}`);
    }
    this.#failedAt = Date.now();
    throw error;
  }

  /** In milliseconds. Infinite before the first fetch. */
  #age(): number {
    return this.#fetchedAt === undefined ? Infinity : Date.now() - this.#fetchedAt;
  }
}
