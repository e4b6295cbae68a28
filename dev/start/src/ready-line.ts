import type { Product } from './config/product.ts';

/** The one line that says where everything is. */
export function readyLine(
  { siteUrl, apiUrl, emulatorUrl, mongoUri, embeddedDatabase }: Product,
  ms: number,
): string {
  const parts = [
    `site ${siteUrl}`,
    `API ${apiUrl} (docs at ${apiUrl}/docs)`,
    ...(emulatorUrl === undefined ? [] : [`auth emulator ${emulatorUrl}`]),
    // A given address may hold a password.
    `database ${embeddedDatabase ? mongoUri : 'from MONGODB_URI'}`,
  ];
  return `Ready in ${(ms / 1000).toFixed(1)} s: ${parts.join(', ')}`;
}
