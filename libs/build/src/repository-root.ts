import { fileURLToPath } from 'node:url';

/** Ends with a separator. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
