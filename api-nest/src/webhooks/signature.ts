import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** The length that Standard Webhooks recommends: 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * The header `webhook-signature` of Standard Webhooks: https://www.standardwebhooks.com
 * @param seconds since 1970
 */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}
