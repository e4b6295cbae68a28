import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export interface OperationsAccess {
  /** Without a token only this machine has access; in production no one has. */
  token: string | undefined;
  production: boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Reads `Bearer <token>` of programs, or the password of a browser's login dialog with any user name. */
function tokenFrom(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
}

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether the request comes directly from this machine. A proxy on this machine does not count. A foreign host name
 * that resolves to it (DNS rebinding) does not count either.
 */
const isThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  loopbackAddresses.includes(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  !proxyHeaders.some((name) => name in headers);

/** Whether the sender may see the state of the releases (docs/decisions/0071-who-sees-operations.md). */
export function maySeeOperations(request: FastifyRequest, { token, production }: OperationsAccess): boolean {
  if (token === undefined) return !production && isThisMachine(request);
  return timingSafeEqual(digest(tokenFrom(request.headers.authorization)), digest(token));
}
