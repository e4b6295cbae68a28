import { createHash } from 'node:crypto';

/** Subresource integrity (W3C) of a file, as the registry holds it. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
