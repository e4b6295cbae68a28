import { createHash } from 'node:crypto';

/** The source of a Content-Security-Policy that allows one inline script or style. */
export const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
