import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { problemSchema } from '@roommate/contracts';
import { toOpenApiSchema } from './to-openapi-schema.ts';

const DESCRIPTION = `Listings of rooms and roommates in Dhaka. Rents are in BDT per month.

Calls that need a sign-in take an ID token of Firebase Authentication as a bearer token. Every error is a problem
detail (RFC 9457, \`application/problem+json\`) whose \`error\` says in a sentence what is wrong, and whose \`errors\`
names each wrong field.`;

/** The OpenAPI document of the whole API, from the controllers and the schemas that validate their input. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Roommate Dhaka API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setOpenAPIVersion('3.0.3')
    // Relative to the document, so that it is right at the API itself and below a site's /api alike.
    .addServer('./')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A Firebase ID token.',
    })
    .addTag('Listings')
    .addTag('Contact')
    .addTag('Health')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: toOpenApiSchema,
  });
  // Every call's errors refer to it, as another media type than Nest's decorators can declare a schema for.
  const problem = toOpenApiSchema(problemSchema, { schemaType: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...problem?.components },
  };
  return document;
}

/** Serves the document at /docs-json and the Swagger UI, with its own files, at /docs. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    raw: ['json'],
    customSiteTitle: 'Roommate Dhaka API',
    swaggerOptions: { validatorUrl: null, displayRequestDuration: true, tryItOutEnabled: true },
  });
}
