import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export interface OperationsAccess {
  /** Undefined: nobody but this machine, and in production nobody at all. */
  token: string | undefined;
  production: boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `Bearer <token>` of programs, or the password that a browser asks for, with any user name. */
function givenToken(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Neither a proxy on this machine nor a page of a stranger's name that leads here counts as this machine. */
const isThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.includes(socket.remoteAddress ?? '') &&
  ownNames.test(headers.host ?? '') &&
  !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);

/** Whether somebody may see the state of the releases; docs/decisions/0071-who-sees-operations.md tells why. */
export function mayOperate(request: FastifyRequest, { token, production }: OperationsAccess): boolean {
  if (token === undefined) return !production && isThisMachine(request);
  return timingSafeEqual(digest(givenToken(request.headers.authorization)), digest(token));
}
