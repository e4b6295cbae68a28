import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = '// Generated from openapi.json by `npm run openapi`.\n\n';

/**
 * Generates the TypeScript types of the API's paths and schemas.
 * @param text an OpenAPI document as JSON
 */
export async function generateTypes(text: string): Promise<string> {
  // A field with a default can be absent from a request.
  return HEADER + astToString(await openapiTS(text, { alphabetize: true, defaultNonNullable: false }));
}
