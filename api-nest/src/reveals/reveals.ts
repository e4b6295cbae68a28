import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import { rateLimitTiers, scaledLimit } from '../rate-limits/rate-limit-tiers.ts';
import { tooMany } from '../rate-limits/too-many.ts';
import { secondsLeftInDay } from '../time/dhaka-day.ts';
import { DailyAddressQuota } from './daily-address-quota.ts';
import type { RevealCaller } from './reveal-caller.ts';
import type { RevealKind } from './reveal.schema.ts';
import { type NewReveal, RevealsRepository } from './reveals.repository.ts';

const tierOf = { contact: 'reveals', email: 'emails' } as const satisfies Record<RevealKind, string>;

/** A contact or email that a user is about to see. */
export interface Showing {
  kind: RevealKind;
  listingId: string;
  uid: string;
  caller: RevealCaller;
  /** Whether the user may have seen it today. Then a read comes first, which is cheaper than a refused write. */
  isRepeated: boolean;
}

/** Records who saw which contact or email, and limits users who collect them: docs/decisions/0230-reveals-per-day.md. */
@Injectable()
export class Reveals {
  /** Of this process, by what is shown to whom. */
  readonly #admissions = new Map<string, Promise<void>>();

  constructor(
    private readonly repository: RevealsRepository,
    private readonly addresses: DailyAddressQuota,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether the user saw it earlier on the same day, so that showing it again does not count. */
  wasShownToday(shown: Pick<Showing, 'kind' | 'listingId' | 'uid'>): Promise<boolean> {
    return this.repository.has({ ...shown, at: new Date() });
  }

  /**
   * Call this before a contact or email is shown to a user who is not the owner. A listing counts once a day, also when
   * several requests of a user come at the same time.
   * @throws ProblemException 429 when the user or the IP address saw too many new ones today
   */
  async admit(showing: Showing): Promise<void> {
    const key = [showing.kind, showing.listingId, showing.uid].join();
    const running =
      this.#admissions.get(key) ?? this.#admit(showing).finally(() => this.#admissions.delete(key));
    this.#admissions.set(key, running);
    await running;
  }

  async #admit({ kind, listingId, uid, caller, isRepeated }: Showing): Promise<void> {
    const at = new Date();
    const reveal = { kind, listingId, uid, at };
    if (isRepeated && (await this.repository.has(reveal))) return;
    const tier = tierOf[kind];
    if (!(await this.addresses.count(tier, caller, at))) {
      // An address at its limit still sees what it saw today.
      if (!isRepeated && (await this.repository.has(reveal))) return;
      this.addresses.refuse(tier, at);
    }
    const { what, user } = rateLimitTiers[tier];
    // Before it is shown, so that nothing is shown without a record.
    const limit = scaledLimit(user, this.config.rateLimitFactor);
    const outcome = await this.#add(reveal, limit, () => this.addresses.giveBack(tier, caller, at));
    // One user at the limit must not use up the quota of everybody behind the same IP address.
    if (typeof outcome === 'string') await this.addresses.giveBack(tier, caller, at);
    if (outcome === 'known') return;
    const quota = {
      tier,
      by: 'user',
      limit,
      seconds: user.seconds,
      remaining: outcome === 'full' ? 0 : limit - outcome,
      resetSeconds: secondsLeftInDay(at),
    } as const;
    caller.report(quota);
    if (outcome === 'full') {
      this.metrics.refused(tier, 'user');
      throw tooMany(what, quota);
    }
    this.metrics.revealed(kind);
  }

  /** @param giveBack takes back the count of the address, which would otherwise stay all day when this fails */
  async #add(reveal: NewReveal, limit: number, giveBack: () => Promise<void>) {
    try {
      return await this.repository.add(reveal, limit);
    } catch (error) {
      // The database may still be unreachable. The first error is the one to report.
      await giveBack().catch(() => undefined);
      throw error;
    }
  }
}
