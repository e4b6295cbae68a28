import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const ACTOR_LENGTH = 16;

/** The id of a user in the log. Somebody who knows a uid can find its lines. Lines do not show the uid. */
const actorOf = (uid: string): string =>
  createHash('sha256').update(uid).digest('hex').slice(0, ACTOR_LENGTH);

/**
 * The data about the sender in the log line of a request with 401 or 403. RequestLog adds the network. A token that is not
 * genuine identifies no user.
 */
export function refusedCaller({
  user,
  refusedUid: uid = user?.uid,
}: Pick<FastifyRequest, 'user' | 'refusedUid'>): { actor?: string } {
  return uid === undefined ? {} : { actor: actorOf(uid) };
}
