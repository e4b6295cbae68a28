import { Injectable } from '@nestjs/common';
import { SigningKeys } from '../auth/signing-keys.ts';
import { Database } from '../database/database.ts';

/** Anybody may ask without a limit, so the database gets at most one ping in this time. */
const MAX_AGE_MS = 1000;

interface Readiness {
  hasDatabase: boolean;
  hasKeys: boolean;
}

/** Whether the API can serve requests. All callers of a second share one check. */
@Injectable()
export class ReadinessCheck {
  #running: Promise<Readiness> | undefined;
  #lastGood: { result: Readiness; expires: number } | undefined;

  constructor(
    private readonly database: Database,
    private readonly keys: SigningKeys,
  ) {}

  async read(): Promise<Readiness> {
    if (this.#lastGood && Date.now() < this.#lastGood.expires) return this.#lastGood.result;
    this.#running ??= this.#check().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Only a good result is kept, so that load balancers see a recovery immediately. */
  async #check(): Promise<Readiness> {
    const [hasDatabase, hasKeys] = await Promise.all([this.database.isReady(), this.keys.isReady()]);
    const result = { hasDatabase, hasKeys };
    if (hasDatabase && hasKeys) this.#lastGood = { result, expires: Date.now() + MAX_AGE_MS };
    return result;
  }
}
