/** Maximum number of requests in a window that starts with the first request. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

export interface Tier {
  /** What the tier counts, as in "Too many likes" and "60 likes per minute". */
  readonly what: string;
  /** Per uid of the token. */
  readonly user: Limit;
  /** Of all API keys of a user together. Absent where API keys are not accepted. */
  readonly keys?: Limit;
  /** Per IP address of the caller. An IPv6 address counts as its /64 network. */
  readonly address: Limit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The tiers that the limiter counts, in memory or in Redis. */
export const countedTiers = {
  reads: {
    what: 'reads',
    user: { requests: 600, seconds: MINUTE },
    keys: { requests: 300, seconds: MINUTE },
    address: { requests: 6000, seconds: MINUTE },
  },
  writes: {
    what: 'changes',
    user: { requests: 60, seconds: MINUTE },
    keys: { requests: 30, seconds: MINUTE },
    address: { requests: 1200, seconds: MINUTE },
  },
  likes: {
    what: 'likes',
    user: { requests: 60, seconds: MINUTE },
    address: { requests: 3000, seconds: MINUTE },
  },
  contact: {
    what: 'messages',
    user: { requests: 10, seconds: HOUR },
    address: { requests: 60, seconds: HOUR },
  },
} as const satisfies Record<string, Tier>;

/** The tiers that are counted in the database, by days in Dhaka: docs/decisions/0230-reveals-per-day.md. */
const dailyTiers = {
  /** Contacts that the caller has not seen today. A like counts here and in the tier `likes`. */
  reveals: {
    what: 'new contacts',
    user: { requests: 50, seconds: DAY },
    address: { requests: 2000, seconds: DAY },
  },
  /** Emails of posters that the caller has not seen today. A read of one listing counts here and in the tier `reads`. */
  emails: {
    what: 'new email addresses',
    user: { requests: 200, seconds: DAY },
    address: { requests: 8000, seconds: DAY },
  },
} as const satisfies Record<string, Tier>;

/**
 * The limits of one user and one IP address, for the limiter and for the documentation. IP addresses get far more than
 * users. Mobile carriers in Dhaka put thousands of people behind one address: docs/decisions/0100-rate-limits.md.
 * RATE_LIMIT_FACTOR multiplies all limits.
 */
export const rateLimitTiers = { ...countedTiers, ...dailyTiers };

/** The number of requests that RATE_LIMIT_FACTOR makes of a limit. */
export const scaledLimit = ({ requests }: Limit, factor: number): number =>
  Math.max(1, Math.round(requests * factor));

export type RateLimitTier = keyof typeof rateLimitTiers;
export type CountedTier = keyof typeof countedTiers;
export type DailyTier = keyof typeof dailyTiers;
/** What a tier is counted by. */
export type CountedBy = 'user' | 'keys' | 'address';

const periods = new Map([
  [MINUTE, 'minute'],
  [HOUR, 'hour'],
  [DAY, 'day'],
]);

const per = ({ requests, seconds }: Limit, what: string): string =>
  `${requests} ${what} per ${periods.get(seconds) ?? `${seconds} s`}`;

/** Describes a tier, such as "600 reads per minute and user, 6000 per IP address". */
export function describeRateLimit(tier: RateLimitTier): string {
  const { what, user, address } = rateLimitTiers[tier];
  return `${per(user, what)} and user, ${address.requests} per IP address`;
}

/** Describes the limit of API keys, such as "300 reads per minute with all API keys of a user". */
export function describeKeyLimit(tier: RateLimitTier): string | undefined {
  const { what, keys }: Tier = rateLimitTiers[tier];
  return keys && `${per(keys, what)} with all API keys of a user`;
}

/** The words in a refusal that say that an IP address reached the limit. */
export const FROM_NETWORK = ' from your network';
