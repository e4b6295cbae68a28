import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './schema.ts';

export type { components, operations, paths } from './schema.ts';

export { everyListing } from './every-page.ts';
export { nextCursor } from './next-cursor.ts';

/** The typed client: one method per HTTP method, with the paths of the OpenAPI document. */
export type ApiClient = Client<paths>;

export type Listing = components['schemas']['Listing'];
export type NewListing = components['schemas']['NewListing'];
export type Problem = components['schemas']['Problem'];

export interface ApiOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** Where the API is, such as `http://localhost:4000`, or `https://site.example/api`. */
  baseUrl: string;
  /** The ID token of the user on whose behalf the calls are made; asked for before each call, so that it may change. */
  token?: () => string | undefined | Promise<string | undefined>;
}

/**
 * A client of the API whose paths, parameters, bodies and answers have the types of the OpenAPI document. A call
 * resolves to `data`, or to `error` with the problem details, and `response`; it rejects when no answer came.
 */
export function createApiClient({ token, ...options }: ApiOptions): ApiClient {
  const client = createClient<paths>(options);
  if (token) {
    client.use({
      async onRequest({ request }) {
        const value = await token();
        if (value !== undefined) request.headers.set('authorization', `Bearer ${value}`);
      },
    });
  }
  return client;
}
