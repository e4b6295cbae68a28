import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { problemSchema, SUPPORT_CONTACT } from '@roommate/contracts';
import type { Config } from '../config/config.ts';
import { PAGE_STYLE } from '../demo-sign-in/page-script.ts';
import { hasDemoSignIn } from '../demo-sign-in/serve-demo-sign-in.ts';
import { DESCRIPTION } from './description.ts';
import { DOCS_STYLE, finishDocsPage } from './docs-page.ts';
import { bodyExamples } from './examples.ts';
import { toOpenApiSchema } from './to-openapi-schema.ts';

// The name alone is what OpenAPI 3.0 knew; 3.1 has the SPDX identifier beside it.
const LICENSE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

/** The OpenAPI document of the whole API, from the controllers and the schemas that validate their input. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Roommate Dhaka API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    // Relative to the document, so that it is right at the API itself and below a site's /api alike.
    .addServer('.', 'This API')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A Firebase ID token.',
    })
    .addTag('Listings', 'Rooms and places to share.')
    .addTag('Contact', 'Messages to the people behind the product.')
    .addTag('Health', 'For process supervisors and load balancers.')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    standardSchemaConverter: toOpenApiSchema,
  });
  // Every call's errors refer to it, as another media type than Nest's decorators can declare a schema for.
  const problem = toOpenApiSchema(problemSchema, { schemaType: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...problem?.components },
  };
  document.info.license = LICENSE;
  document.info.contact = { name: 'Roommate Dhaka', email: SUPPORT_CONTACT.email };
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.post, path.put, path.patch]) showBodyExample(operation);
  }
  return document;
}

function showBodyExample(operation: OpenAPIObject['paths'][string]['post']): void {
  const body = operation?.requestBody;
  const media = body && 'content' in body ? body.content['application/json'] : undefined;
  if (!media?.schema || !('$ref' in media.schema)) return;
  media.example = bodyExamples[media.schema.$ref.split('/').at(-1) ?? ''];
}

/** Serves the document at /docs-json and the Swagger UI, with its own files, at /docs. */
export function serveDocs(app: NestFastifyApplication, config: Config): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    // The page's other addresses would count the API's from /docs/.
    if (/^\/docs\/(index\.html)?$/.test(request.url)) void reply.redirect('../docs', 308);
    else done();
  });
  finishDocsPage(fastify);
  const demo = hasDemoSignIn(config);
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    raw: ['json'],
    customSiteTitle: 'Roommate Dhaka API',
    customCss: demo ? DOCS_STYLE + PAGE_STYLE : DOCS_STYLE,
    ...(demo && { customJs: './docs/demo-sign-in.js' }),
    swaggerOptions: { validatorUrl: null, displayRequestDuration: true, tryItOutEnabled: true },
  });
}
