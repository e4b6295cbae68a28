import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Counter, Gauge } from '@roommate/server/telemetry';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import { type Account, AccountLookup } from './account-lookup.ts';

/** How long the state of an account is used before it is looked up again. */
const ACCOUNT_MAX_AGE_MS = 5 * 60_000;
/** The time without lookups after one failed. */
const PAUSE_MS = 30_000;
const MAX_ACCOUNTS = 10_000;

interface Entry {
  /** Null when the account does not exist, undefined when it could not be looked up. */
  account: Promise<Account | null | undefined>;
  expires: number;
}

/** The states of accounts at the identity provider: docs/decisions/0213-revocation.md. */
@Injectable()
export class AccountStates implements OnApplicationBootstrap {
  readonly #logger = new Logger(AccountStates.name);
  readonly #lookup: AccountLookup | undefined;
  readonly #failures: Counter;
  readonly #entries = new Map<string, Entry>();
  readonly #isProduction: boolean;
  #pausedUntil = 0;

  constructor(@Inject(CONFIG) { accountSource, production }: Config, { registry }: Metrics) {
    this.#lookup = accountSource && new AccountLookup(accountSource);
    this.#isProduction = production;
    new Gauge({
      name: 'revocation_checked',
      help: '1 if changes of deleted and disabled accounts are refused, 0 without FIREBASE_SERVICE_ACCOUNT_FILE.',
      registers: [registry],
    }).set(this.#lookup ? 1 : 0);
    this.#failures = new Counter({
      name: 'account_lookup_failures_total',
      help: 'Failed lookups of accounts. Meanwhile revoked tokens are accepted until they expire.',
      registers: [registry],
    });
  }

  onApplicationBootstrap(): void {
    if (this.#lookup) {
      this.#logger.log('Changes are refused for deleted and disabled accounts and for revoked tokens.');
      return;
    }
    this.#logger[this.#isProduction ? 'warn' : 'log'](
      'Revocation is not checked: set FIREBASE_SERVICE_ACCOUNT_FILE. A token or API key is accepted until it expires.',
    );
  }

  /**
   * The state of an account, at most five minutes old.
   * @returns null when the account does not exist, undefined when that cannot be checked now
   */
  async get(uid: string): Promise<Account | null | undefined> {
    if (!this.#lookup) return undefined;
    const known = this.#entries.get(uid);
    if (known && (Date.now() < known.expires || Date.now() < this.#pausedUntil)) return known.account;
    if (Date.now() < this.#pausedUntil) return undefined;
    const entry = { account: this.#find(uid), expires: Date.now() + ACCOUNT_MAX_AGE_MS };
    entry.account = entry.account.catch(() => {
      // During an outage the last state remains.
      entry.expires = this.#pausedUntil;
      return known?.account;
    });
    this.#keep(uid, entry);
    return entry.account;
  }

  async #find(uid: string): Promise<Account | null | undefined> {
    return (await this.find([uid]))?.get(uid) ?? null;
  }

  #keep(uid: string, entry: Entry): void {
    this.#entries.delete(uid);
    this.#entries.set(uid, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ACCOUNTS && oldest !== undefined) this.#entries.delete(oldest);
  }

  /**
   * Looks accounts up now.
   * @param uids at most LOOKUP_BATCH
   * @returns the accounts that exist, or undefined without access to the identity provider
   * @throws Error when the identity provider refuses or does not respond
   */
  async find(uids: readonly string[]): Promise<Map<string, Account> | undefined> {
    try {
      const found = await this.#lookup?.find(uids);
      this.#pausedUntil = 0;
      return found;
    } catch (error) {
      this.#failures.inc();
      if (Date.now() >= this.#pausedUntil) {
        const name = error instanceof Error ? error.name : 'unknown error';
        this.#logger.warn(
          `Accounts cannot be looked up (${name}). Revocation is not checked until this works.`,
        );
      }
      this.#pausedUntil = Date.now() + PAUSE_MS;
      throw error;
    }
  }
}
