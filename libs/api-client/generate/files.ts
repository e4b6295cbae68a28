import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const client = join(repositoryRoot, 'libs/api-client');

/** The current document of the API. */
export const documentFile = join(client, 'openapi.json');
/** The document of the last release, which consumers use. */
export const releasedFile = join(client, 'openapi.released.json');
export const typesFile = join(client, 'src/schema.ts');
