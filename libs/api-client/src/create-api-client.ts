import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './schema.ts';

/** The typed client: one method per HTTP method, with the paths of the OpenAPI document. */
export type ApiClient = Client<paths>;

export type Listing = components['schemas']['Listing'];
export type NewListing = components['schemas']['NewListing'];
/** The body of a request to a receiver of webhooks. Its `type` says what happened. Ignore types that you do not know. */
export type WebhookEvent =
  | components['schemas']['ListingCreatedEvent']
  | components['schemas']['ListingUpdatedEvent']
  | components['schemas']['ListingDeletedEvent'];
export type Problem = components['schemas']['Problem'];

export interface ApiOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** The base URL of the API, such as `http://localhost:4000` or `https://site.example/api`. */
  baseUrl: string;
  /** Returns an API key or the ID token of the user. It is called before each request, so the token can change. */
  token?: () => string | undefined | Promise<string | undefined>;
}

/**
 * Creates a client whose paths, parameters, bodies and responses have the types of the OpenAPI document. A request
 * resolves to `response` and either `data` or `error` with the problem details. It rejects without a response.
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
