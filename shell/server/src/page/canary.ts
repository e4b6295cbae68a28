import { createHash, randomBytes } from 'node:crypto';
import type { Channel, ChooseVersion, ReleaseRegistry } from '@roommate/release-registry';
import { readCookie } from '@roommate/server/http';
import type { FastifyRequest } from 'fastify';

const COOKIE_NAME = 'canary-visitor';
const COOKIE_DAYS = 30;

/**
 * Whether a visitor gets the canary. The result depends only on visitor and release, so all servers agree. A visitor
 * who is in at 10 percent is also in at 20. Each release selects different visitors.
 */
export function isInCanary(
  visitor: string,
  name: string,
  { version, percent }: NonNullable<Channel['canary']>,
): boolean {
  const hash = createHash('sha256').update(`${visitor} ${name} ${version}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < percent;
}

const choiceOf =
  (visitor: string): ChooseVersion =>
  (name, { live, canary }) =>
    canary && isInCanary(visitor, name, canary) ? canary.version : live;

function knownVisitor(cookies: string | undefined): string | undefined {
  const visitor = readCookie(cookies, COOKIE_NAME);
  return visitor !== undefined && /^[\w-]{22}$/.test(visitor) ? visitor : undefined;
}

interface VisitorChoice {
  choose: ChooseVersion;
  /** Value of the set-cookie header for a visitor without the cookie. */
  cookie: string | undefined;
}

/**
 * Chooses the releases for a visitor while a canary is running. A cookie with a random number identifies the visitor
 * and holds nothing else.
 * @returns undefined without a canary: then no visitor gets a cookie
 */
export function chooseForVisitor(
  { shell, remotes }: ReleaseRegistry,
  request: FastifyRequest,
): VisitorChoice | undefined {
  const channels: Channel[] = [shell, ...Object.values(remotes)];
  if (channels.every(({ canary }) => canary === null)) return undefined;
  const known = knownVisitor(request.headers.cookie);
  if (known !== undefined) return { choose: choiceOf(known), cookie: undefined };
  const visitor = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${COOKIE_NAME}=${visitor}; Path=/; Max-Age=${COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Lax`;
  return { choose: choiceOf(visitor), cookie: cookie + secure };
}
