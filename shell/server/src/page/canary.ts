import { createHash, randomBytes } from 'node:crypto';
import type { Channel, ChooseVersion, ReleaseRegistry } from '@roommate/release-registry';
import type { FastifyRequest } from 'fastify';

const cookieName = 'canary-visitor';
const cookieDays = 30;

/**
 * Whether a visitor is one of the canary's: always the same for one visitor and one release, whichever server answers.
 * Who is in at 10 percent is in at 20 as well; another release has other visitors.
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

const knownVisitor = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]{22})(?:;|$)`).exec(cookies ?? '')?.[1];

/** Which releases a visitor gets, and the cookie by which they get them again; undefined without a canary. */
export interface VisitorChoice {
  choose: ChooseVersion;
  /** The value of the header set-cookie, for a visitor who has none yet. */
  cookie: string | undefined;
}

/**
 * While there is a canary, visitors are told apart by a random number in a cookie, which says nothing else about them;
 * without one nobody gets a cookie.
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
  const cookie = `${cookieName}=${visitor}; Path=/; Max-Age=${cookieDays * 86_400}; HttpOnly; SameSite=Lax`;
  return { choose: choiceOf(visitor), cookie: cookie + secure };
}
