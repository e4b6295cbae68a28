import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const client = join(repositoryRoot, 'libs/api-client');

/** The current document of the API. */
export const documentFile = join(client, 'openapi.json');
/** The document of the last release, which consumers use. */
export const releasedFile = join(client, 'openapi.released.json');
/** The collection of requests for Postman and Bruno. */
export const collectionFile = join(client, 'postman.json');
/** The description for language models. */
export const llmsFile = join(client, 'llms.txt');
export const typesFile = join(client, 'src/schema.ts');
