import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const client = join(repositoryRoot, 'libs/api-client');

/** The document of the API as it is. */
export const documentFile = join(client, 'openapi.json');
/** The document that consumers go by: that of the last release. */
export const releasedFile = join(client, 'openapi.released.json');
export const typesFile = join(client, 'src/schema.ts');
