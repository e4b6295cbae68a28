import { readConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { openApiDocument } from './openapi.ts';

// The document does not depend on the configuration, and without listening nothing connects to the database.
const app = await createApp(readConfig({ MONGODB_URI: 'mongodb://127.0.0.1/none', LOG_LEVEL: 'silent' }));
process.stdout.write(`${JSON.stringify(openApiDocument(app), null, 2)}\n`);
await app.close();
