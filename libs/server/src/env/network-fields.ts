import { isIP } from 'node:net';
import { z } from 'zod';

/** Reads the network interface on which a server listens. By default, only this machine can reach it. */
export const hostField = () =>
  z
    .string()
    .refine(
      (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
      'it must be an IP address or a host name of this machine, such as 127.0.0.1 or 0.0.0.0.',
    )
    .default('127.0.0.1');

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would match all addresses.
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/**
 * Reads the proxies whose X-Forwarded-For is trusted. They are IP addresses and networks separated by commas, or
 * `loopback`, `linklocal`, `uniquelocal` (the private networks). With an empty list, no proxy is trusted.
 */
export const trustedProxiesField = () =>
  z
    .string()
    .transform((text) => text.split(',').map((network) => network.trim()))
    .refine(
      (networks) => networks.every(isNetwork),
      'it must list IP addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas.',
    );

const isOrigin = (text: string): boolean =>
  text === '*' || (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text);

/** Lists the origins whose pages may call the API from a browser: the site's own, and those of CORS_ORIGINS. */
export const allowedOrigins = (siteUrl: string, corsOrigins: readonly string[]): string[] | '*' =>
  corsOrigins.includes('*') ? '*' : [new URL(siteUrl).origin, ...corsOrigins];

/** Reads origins such as https://rooms.example, separated by commas, or * for all. */
export const corsOriginsField = () =>
  z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'it must list origins such as https://partner.example, without paths and separated by commas.',
    );
