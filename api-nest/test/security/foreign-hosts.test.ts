import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { startApi, type TestApi } from '../support/start-api.ts';

describe.each([
  [false, 403],
  [true, 400],
])('the API, in production: %s', (production, refusal) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ production, corsOrigins: ['http://localhost:3000', 'https://partner.example'] });
  });
  afterAll(() => api.close());

  /** The status of an empty message, which is not valid. */
  const statusOf = async (headers: Record<string, string>): Promise<number | undefined> => {
    const sent = { 'content-type': 'application/json', ...headers };
    const [response] = (await once(
      request(`${api.url}/contact`, { method: 'POST', headers: sent }).end('{}'),
      'response',
    )) as [IncomingMessage];
    expect(await json(response)).toMatchObject({ status: response.statusCode });
    return response.statusCode;
  };

  it(`responds with ${refusal} to a public host name`, async () => {
    expect(await statusOf({ host: 'evil.example' })).toBe(refusal);
  });

  it(`responds with ${refusal} to a change from a page of a foreign origin`, async () => {
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(refusal);
  });

  it.each(['http://localhost:3000', 'https://partner.example'])(
    'accepts a change from %s',
    async (origin) => {
      expect(await statusOf({ origin })).toBe(400);
    },
  );
});
