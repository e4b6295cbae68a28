import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY } from '../security-headers.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** Swagger UI is made for wide screens: on a phone long words break, and a row of the codes is a line of text. */
export const DOCS_STYLE = `
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

/** Lets phones show the documentation page at their own width, which Nest's page does not ask for, and lets it be a page. */
export function finishDocsPage(fastify: FastifyInstance): void {
  fastify.addHook<string>('onSend', ({ routeOptions }, reply, payload, done) => {
    if (routeOptions.url !== '/docs') {
      done(null, payload);
      return;
    }
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY);
    done(null, payload.replace('<head>', `<head>\n  ${VIEWPORT}`));
  });
}
