import { readConfig } from './config/config.ts';
import { createApp } from './create-app.ts';
import { openApiDocument } from './openapi/openapi-document.ts';

// The document does not depend on the configuration. Without listening, the app does not connect to the database.
const app = await createApp(readConfig({ MONGODB_URI: 'mongodb://127.0.0.1/none', LOG_LEVEL: 'silent' }));
process.stdout.write(`${JSON.stringify(openApiDocument(app), null, 2)}\n`);
await app.close();
