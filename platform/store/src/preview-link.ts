import { createHmac, timingSafeEqual } from 'node:crypto';
import { releaseVersionSchema, remoteNameSchema } from '@roommate/release-registry';

/** A release of a remote that everybody with the link sees instead of the live one. */
export interface Preview {
  remote: string;
  version: string;
  /** When the link expires: milliseconds since 1970. */
  expires: number;
}

const signature = (payload: string, key: string): Buffer =>
  createHmac('sha256', key).update(payload).digest();

/** Creates the token at the end of a preview URL: the preview, signed with HMAC (SHA-256). */
export function signPreview({ remote, version, expires }: Preview, key: string): string {
  const payload = Buffer.from(JSON.stringify([remote, version, expires])).toString('base64url');
  return `${payload}.${signature(payload, key).toString('base64url')}`;
}

function isSigned(payload: string, signed: string, key: string): boolean {
  const wanted = signature(payload, key);
  const given = Buffer.from(signed, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Reads the preview in a token. @returns undefined if the token is forged, damaged or expired */
export function readPreview(token: string, key: string, now = Date.now()): Preview | undefined {
  const [payload = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSigned(payload, signed, key)) return undefined;
  // signPreview wrote it. The names are still checked, because they become part of URLs.
  const [remote, version, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[];
  const name = remoteNameSchema.safeParse(remote);
  const release = releaseVersionSchema.safeParse(version);
  if (!name.success || !release.success || typeof expires !== 'number' || expires <= now) return undefined;
  return { remote: name.data, version: release.data, expires };
}
