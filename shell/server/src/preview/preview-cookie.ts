import { readPreview, type Preview } from '@roommate/release-store';
import type { FastifyRequest } from 'fastify';

const cookieName = 'preview';
const tokenPattern = new RegExp(`(?:^|; )${cookieName}=([\\w.-]{1,400})(?:;|$)`);

const attributes = (request: FastifyRequest): string =>
  `Path=/; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;

/** The value of the header set-cookie that begins a preview. */
export const beginCookie = (request: FastifyRequest, token: string, { expires }: Preview): string =>
  `${cookieName}=${token}; ${attributes(request)}; Expires=${new Date(expires).toUTCString()}`;

export const endCookie = (request: FastifyRequest): string =>
  `${cookieName}=; ${attributes(request)}; Max-Age=0`;

/** The preview that the visitor has begun; it is verified anew at each request. */
export function visitorsPreview(request: FastifyRequest, key: string | undefined): Preview | undefined {
  const token = tokenPattern.exec(request.headers.cookie ?? '')?.[1];
  return token === undefined || key === undefined ? undefined : readPreview(token, key);
}
