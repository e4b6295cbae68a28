import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config/config.ts';
import { hasDemoSignIn } from '../demo-sign-in/serve-demo-sign-in.ts';
import { AddressLimit } from '../rate-limits/address-limit.ts';
import { docsPage, INIT_SCRIPT } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';
import { serveCounted, servePage } from '../reads/serve-counted.ts';

const SCRIPT = 'text/javascript; charset=utf-8';

/** The files of Swagger UI that the page loads, with their types. The package also has source maps of up to 2 MB. */
const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': SCRIPT,
  'swagger-ui-standalone-preset.js': SCRIPT,
  'favicon-16x16.png': 'image/png',
  'favicon-32x32.png': 'image/png',
};

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/**
 * Serves the OpenAPI document at /docs-json and Swagger UI, with its own files, at /docs. Nest would serve all files
 * of the package. Its script would contain the document, nearly half a megabyte, a second time.
 */
export function serveDocs(app: NestFastifyApplication, config: Config): void {
  const fastify = app.getHttpAdapter().getInstance();
  const limit = app.get(AddressLimit);
  fastify.addHook('onRequest', (request, reply, done) => {
    // Relative URLs of the page would not resolve at its other URLs.
    if (/^\/docs\/(index\.html)?$/.test(request.url)) void reply.redirect('../docs', 308);
    else done();
  });
  serveCounted(fastify, limit, {
    url: '/docs-json',
    type: 'application/json; charset=utf-8',
    read: () => JSON.stringify(openApiDocument(app)),
  });
  servePage(fastify, limit, { url: '/docs', read: () => docsPage({ hasDemo: hasDemoSignIn(config) }) });
  serveCounted(fastify, limit, { url: '/docs/swagger-ui-init.js', type: SCRIPT, read: () => INIT_SCRIPT });
  for (const [name, type] of Object.entries(files)) {
    serveCounted(fastify, limit, {
      url: `/docs/${name}`,
      type,
      read: () => readFileSync(join(swaggerUi, name)),
    });
  }
}
