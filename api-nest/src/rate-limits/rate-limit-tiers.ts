/** So many requests in so many seconds, counted from the first of them. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

interface Tier {
  /** What is counted, to go on "Too many …" and "60 … a minute". */
  readonly what: string;
  /** By the uid of the token. */
  readonly user: Limit;
  /** By the caller's address; an IPv6 address counts as its /64 network. */
  readonly address: Limit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How much one user and one address may do: the source of what is enforced and of what the documentation says.
 * Addresses get far more than users, since mobile carriers in Dhaka put thousands of people behind one address:
 * docs/decisions/0100-rate-limits.md. RATE_LIMIT_FACTOR multiplies all of them.
 */
export const RATE_LIMITS = {
  reads: {
    what: 'reads',
    user: { requests: 600, seconds: MINUTE },
    address: { requests: 6000, seconds: MINUTE },
  },
  writes: {
    what: 'changes',
    user: { requests: 60, seconds: MINUTE },
    address: { requests: 1200, seconds: MINUTE },
  },
  likes: {
    what: 'likes',
    user: { requests: 60, seconds: MINUTE },
    address: { requests: 3000, seconds: MINUTE },
  },
  /** Contacts that the caller has not seen before; consumed by a like beside the tier `likes`. */
  reveals: {
    what: 'new contacts',
    user: { requests: 50, seconds: DAY },
    address: { requests: 2000, seconds: DAY },
  },
  contact: {
    what: 'messages',
    user: { requests: 10, seconds: HOUR },
    address: { requests: 60, seconds: HOUR },
  },
} as const satisfies Record<string, Tier>;

export type RateLimitTier = keyof typeof RATE_LIMITS;
/** By whom a tier is counted. */
export type CountedBy = 'user' | 'address';

const PERIODS = new Map([
  [MINUTE, 'minute'],
  [HOUR, 'hour'],
  [DAY, 'day'],
]);

const per = ({ requests, seconds }: Limit, what: string): string =>
  `${requests} ${what} per ${PERIODS.get(seconds) ?? `${seconds} s`}`;

/** A tier in words, such as "600 reads per minute and user, 6000 per address". */
export function describeRateLimit(tier: RateLimitTier): string {
  const { what, user, address } = RATE_LIMITS[tier];
  return `${per(user, what)} and user, ${address.requests} per address`;
}
