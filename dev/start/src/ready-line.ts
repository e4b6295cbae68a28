import type { Product } from './config/product.ts';

/** The line with the URLs of all services. */
export function readyLine(
  { siteUrl, apiUrl, emulatorUrl, mongoUri, embeddedDatabase }: Product,
  ms: number,
): string {
  const services = [
    `site ${siteUrl}`,
    `API ${apiUrl} (docs at ${apiUrl}/docs)`,
    ...(emulatorUrl === undefined ? [] : [`auth emulator ${emulatorUrl}`]),
    // MONGODB_URI may contain a password.
    `database ${embeddedDatabase ? mongoUri : 'from MONGODB_URI'}`,
  ];
  return `Ready in ${(ms / 1000).toFixed(1)} s: ${services.join(', ')}`;
}
