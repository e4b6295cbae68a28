import type { OpenAPIObject } from '@nestjs/swagger';
import { API_VERSION } from '@roommate/contracts';

const text = { type: 'string' } as const;

const everyResponse = {
  'X-Request-Id': {
    name: 'RequestId',
    description:
      'The id of the request in our log. Include it when you report a problem. You can send your own id in the same header: 8 to 64 letters, digits, `_` or `-`.',
    schema: text,
    example: '5f0c9a52-0d6e-4f6c-9a53-3f1f6d9f0f51',
  },
  'API-Version': {
    name: 'ApiVersion',
    description: 'The version of the API. The changelog at `/docs/changelog` explains each version.',
    schema: text,
    example: API_VERSION,
  },
  'RateLimit-Policy': {
    name: 'RateLimitPolicy',
    description:
      'The limits of this request (draft-ietf-httpapi-ratelimit-headers-10): `q` requests in `w` seconds. A request that does not count shows the limit of its IP address.',
    schema: text,
    example: '"reads-address";q=6000;w=60, "reads-user";q=600;w=60',
  },
  RateLimit: {
    name: 'RateLimit',
    description: 'What is left of these limits: `r` requests until the window ends in `t` seconds.',
    schema: text,
    example: '"reads-address";r=5998;t=42, "reads-user";r=597;t=58',
  },
};

const references = Object.fromEntries(
  Object.entries(everyResponse).map(([header, { name }]) => [
    header,
    { $ref: `#/components/headers/${name}` },
  ]),
);

/** Documents the headers that every response has, once, and refers to them from each response. */
export function documentCommonHeaders(document: OpenAPIObject): void {
  const all = Object.values(everyResponse);
  document.components = {
    ...document.components,
    headers: Object.fromEntries(all.map(({ name, ...header }) => [name, header])),
  };
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (!operation) continue;
      for (const response of Object.values(operation.responses)) {
        if (response && !('$ref' in response)) response.headers = { ...response.headers, ...references };
      }
    }
  }
}
