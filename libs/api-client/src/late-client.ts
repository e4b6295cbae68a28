import type { ApiClient } from './create-api-client.ts';

/**
 * Creates a client that stands for one that comes later. For front ends, which import `api` before a client exists.
 * @param load returns the client; each request calls it with its method and the template of its path
 */
export function lateClient(
  load: (method: string, path: string) => ApiClient | Promise<ApiClient>,
): ApiClient {
  const send =
    (method: string) =>
    (...request: [path: string, ...unknown[]]): unknown => {
      const call = (client: ApiClient): unknown => {
        const sendNow: unknown = Reflect.get(client, method);
        return typeof sendNow === 'function' ? Reflect.apply(sendNow, undefined, request) : undefined;
      };
      const client = load(method, request[0]);
      // A client that is there gets the request in the same task.
      return client instanceof Promise ? client.then(call) : call(client);
    };
  // The methods are generic: the types of a response depend on the path. No function can be written for all of them, so
  // the compiler cannot check this object. It has no `then`: an `await` of it would call that, and wait forever.
  return new Proxy({} as ApiClient, {
    get: (_, method) => (typeof method === 'symbol' || method === 'then' ? undefined : send(method)),
  });
}
