import { readPreview, type Preview } from '@roommate/release-store';
import { readCookie } from '@roommate/server/http';
import type { FastifyRequest } from 'fastify';

const COOKIE_NAME = 'preview';
const TOKEN = /^[\w.-]{1,400}$/;

const attributes = (request: FastifyRequest): string =>
  `Path=/; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;

/** Value of the set-cookie header that starts a preview. */
export const startCookie = (request: FastifyRequest, token: string, { expires }: Preview): string =>
  `${COOKIE_NAME}=${token}; ${attributes(request)}; Expires=${new Date(expires).toUTCString()}`;

/** Value of the set-cookie header that ends a preview. */
export const endCookie = (request: FastifyRequest): string =>
  `${COOKIE_NAME}=; ${attributes(request)}; Max-Age=0`;

/** The visitor's preview. Verifies the token on every request. */
export function previewFromCookie(request: FastifyRequest, key: string | undefined): Preview | undefined {
  const token = readCookie(request.headers.cookie, COOKIE_NAME);
  if (token === undefined || key === undefined || !TOKEN.test(token)) return undefined;
  return readPreview(token, key);
}
