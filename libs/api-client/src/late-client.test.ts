import { createApiClient, type ApiClient } from './create-api-client.ts';
import { lateClient } from './late-client.ts';

/** A client that notes the paths of its requests. */
function notingClient() {
  const paths: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.example',
    fetch: ({ url }) => {
      paths.push(new URL(url).pathname);
      return Promise.resolve(Response.json({ total: 3 }));
    },
  });
  return { client, paths };
}

describe('a client that stands for a later one', () => {
  it('sends its requests when the client has loaded', async () => {
    const { client, paths } = notingClient();
    let bring = (_: ApiClient): void => undefined;
    const loading = new Promise<ApiClient>((resolve) => (bring = resolve));
    const total = lateClient(() => loading).GET('/roommates/stats');
    await Promise.resolve();
    expect(paths).toEqual([]);
    bring(client);
    expect((await total).data).toEqual({ total: 3 });
    expect(paths).toEqual(['/roommates/stats']);
  });

  it('calls a client that is there in the same task', () => {
    const get = jest.fn();
    void lateClient(() => ({ ...notingClient().client, GET: get })).GET('/roommates/stats');
    expect(get).toHaveBeenCalledWith('/roommates/stats');
  });

  it('fails with the reason why the client has not loaded', async () => {
    const api = lateClient(() => Promise.reject(new Error('offline')));
    await expect(api.GET('/roommates/stats')).rejects.toThrow('offline');
  });

  it('can be the result of an async function', async () => {
    const get = jest.fn();
    const load = () => Promise.resolve(lateClient(() => ({ ...notingClient().client, GET: get })));
    void (await load()).GET('/roommates/stats');
    expect(get).toHaveBeenCalledWith('/roommates/stats');
  });
});
