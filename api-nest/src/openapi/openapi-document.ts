import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { API_VERSION, problemSchema, supportContact } from '@roommate/contracts';
import { documentCommonHeaders } from './common-headers.ts';
import { DESCRIPTION } from './description.ts';
import { documentWebhooks } from './document-webhooks.ts';
import { API_KEY_SCHEME } from './endpoint.decorator.ts';
import { bodyExamples } from './examples.ts';
import { schemaNames } from './schema-names.ts';
import { toOpenApiSchema } from './to-openapi-schema.ts';

// OpenAPI 3.1 adds the SPDX identifier to the name.
const license = { name: 'MIT', identifier: 'MIT' };

/** The names of the body schemas that accept a request without a body. Nest documents every body as required. */
const optionalBodies = new Set(
  [...schemaNames].filter(([schema]) => schema.safeParse(undefined).success).map(([, name]) => name),
);

/** Creates the OpenAPI document from the controllers and from the schemas that validate their input. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Roommate Dhaka API')
    .setDescription(DESCRIPTION)
    .setVersion(API_VERSION)
    .setOpenAPIVersion('3.1.0')
    // Relative to the document, so that it is valid at the API itself and below /api of the site.
    .addServer('.', 'This API')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A Firebase ID token.',
    })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description:
          'An API key, which you create on the page /dashboard/api-keys of the site. The names are scopes.',
      },
      API_KEY_SCHEME,
    )
    .addTag('Listings', 'Rooms and places to share.')
    .addTag('Saved listings', 'Listings that you keep in your account, to find and compare them again.')
    .addTag('Alerts', 'Saved searches, and new listings that match them.')
    .addTag('Matching', 'What you are looking for, and the rooms that fit.')
    .addTag('API keys', 'Keys for programs that use this API for you.')
    .addTag(
      'Webhooks',
      'Signed notifications of new, edited and deleted listings, so that programs do not have to poll.',
    )
    .addTag('Areas', 'The rents of the areas of Dhaka.')
    .addTag('Contact', 'Messages to the people behind the product.')
    .addTag('Documentation', 'Links to this documentation.')
    .addTag('Health', 'For process supervisors and load balancers.')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    standardSchemaConverter: toOpenApiSchema,
  });
  // Nest's decorators cannot declare a schema for the media type of problems, so the errors refer to this component.
  const problem = toOpenApiSchema(problemSchema, { schemaType: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...problem?.components },
  };
  documentWebhooks(document);
  documentCommonHeaders(document);
  document.info.license = license;
  document.info.contact = { name: 'Roommate Dhaka', email: supportContact.email };
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.post, path.put, path.patch]) describeBody(operation);
  }
  return document;
}

function describeBody(operation: OpenAPIObject['paths'][string]['post']): void {
  const body = operation?.requestBody;
  if (!body || !('content' in body)) return;
  for (const media of Object.values(body.content)) {
    if (!media.schema || !('$ref' in media.schema)) continue;
    const name = media.schema.$ref.split('/').at(-1) ?? '';
    media.example = bodyExamples[name];
    body.required = !optionalBodies.has(name);
  }
}
