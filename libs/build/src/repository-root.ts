import { fileURLToPath } from 'node:url';

/**
 * Ends with a separator. `@roommate/server/env` exports the same. It is not imported, because each change of that library
 * would then build all remotes again.
 */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
