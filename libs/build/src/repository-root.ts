import { fileURLToPath } from 'node:url';

/** With a separator at the end. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
