import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { DEMO_SIGN_IN_STYLE } from '../demo-sign-in/page-script.ts';
import { hasDemoSignIn } from '../demo-sign-in/serve-demo-sign-in.ts';
import { PAGE_POLICY } from '../http/page-policy.ts';
import { sendError } from '../problems/send-error.ts';
import { AddressLimit } from '../rate-limits/address-limit.ts';
import { ReadyResponse } from '../reads/ready-response.ts';
import { openApiDocument } from './openapi-document.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** Swagger UI is made for wide screens. On a phone, long words break and each table row becomes a line of text. */
const DOCS_STYLE = `
.swagger-ui { overflow-wrap: anywhere; }
.swagger-ui .renderedMarkdown table { width: auto; }
.swagger-ui .renderedMarkdown table tbody tr td, .swagger-ui .renderedMarkdown table tbody tr td:first-of-type {
  padding: 6px 20px 0 0; min-width: 0; }
@media (max-width: 640px) {
  .swagger-ui .renderedMarkdown thead { display: none; }
  .swagger-ui .renderedMarkdown table tbody tr { display: block; padding-top: 8px; }
  .swagger-ui .renderedMarkdown table tbody tr td, .swagger-ui .renderedMarkdown table tbody tr td:first-of-type {
    display: inline; padding: 0 6px 0 0; }
}
`;

/** Serves the OpenAPI document at /docs-json and Swagger UI, with its own files, at /docs. */
export function serveDocs(app: NestFastifyApplication, config: Config): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    // Relative URLs of the page would not resolve at its other URLs.
    if (/^\/docs\/(index\.html)?$/.test(request.url)) void reply.redirect('../docs', 308);
    else done();
  });
  fixDocsPage(fastify);
  serveDocument(app, fastify);
  const hasDemo = hasDemoSignIn(config);
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    raw: false,
    customSiteTitle: 'Roommate Dhaka API',
    customCss: hasDemo ? DOCS_STYLE + DEMO_SIGN_IN_STYLE : DOCS_STYLE,
    ...(hasDemo && { customJs: './docs/demo-sign-in.js' }),
    swaggerOptions: { validatorUrl: null, displayRequestDuration: true, tryItOutEnabled: true },
  });
}

/** Not by Nest, which would convert the document to text for each request. It has nearly half a megabyte. */
function serveDocument(app: NestFastifyApplication, fastify: FastifyInstance): void {
  const limit = app.get(AddressLimit);
  let ready: ReadyResponse | undefined;
  fastify.get('/docs-json', async (request, reply) => {
    try {
      await limit.count('reads', request, reply, 1);
      ready ??= new ReadyResponse({ body: openApiDocument(app) });
      return await ready.respondTo(request, reply);
    } catch (error) {
      sendError(request, reply, error);
      return reply;
    }
  });
}

/** Adds what Nest's page lacks: the viewport of phones, and a policy that allows it to be a page. */
function fixDocsPage(fastify: FastifyInstance): void {
  fastify.addHook<string>('onSend', ({ routeOptions }, reply, payload, done) => {
    if (routeOptions.url !== '/docs') {
      done(null, payload);
      return;
    }
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY);
    done(null, payload.replace('<head>', `<head>\n  ${VIEWPORT}`));
  });
}
