import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from './keys.ts';

const content = z.object({ token: z.string(), uid: z.string(), issuedAt: z.number().int() });

/** What a sealed refresh token holds: the emulator's own token, whose it is, and when it was issued (seconds). */
export type RefreshToken = z.infer<typeof content>;

/**
 * The emulator's refresh tokens are readable JSON that anybody who knows a uid can write. Sealed with a MAC, only those
 * that were handed out work; the time of issue lets a changed password end older sessions, as Firebase does.
 */
export interface RefreshTokens {
  seal(token: RefreshToken): string;
  /** The content, or undefined if this emulator did not seal it. */
  open(sealed: string): RefreshToken | undefined;
}

export function createRefreshTokens({ secret }: Keys): RefreshTokens {
  const mac = (body: string) => createHmac('sha256', `refresh-token:${secret}`).update(body).digest();
  return {
    seal: (token) => {
      const body = Buffer.from(JSON.stringify(token)).toString('base64url');
      return `${body}.${mac(body).toString('base64url')}`;
    },
    open: (sealed) => {
      const [body = '', tag = ''] = sealed.split('.');
      const given = Buffer.from(tag, 'base64url');
      const wanted = mac(body);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      return content.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    },
  };
}
