import { createHash } from 'node:crypto';

/** Returns the hash of a file for subresource integrity (W3C), as the registry has it. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
