import { NetworkError, unwrap } from '@roommate/shell-api';
import { hangUp, listingParams, respond, apiServerPerTest } from '../testing/api-server.ts';

const server = apiServerPerTest();

describe('without a connection', () => {
  const setOnline = (isOnline: boolean) =>
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  const goOnline = () => {
    setOnline(true);
    dispatchEvent(new Event('online'));
  };
  beforeEach(() => setOnline(false));
  afterEach(() => setOnline(true));

  it('sends a like when the connection is back', async () => {
    server.handlers = [respond(200, { matchedCount: 1, modifiedCount: 1 })];
    const like = unwrap(
      server.client().PATCH('/roommates/{id}/like', { params: listingParams, body: { likes: 1 } }),
    );
    expect(server.calls).toEqual([]);
    goOnline();
    await expect(like).resolves.toMatchObject({ modifiedCount: 1 });
  });

  it('fails immediately for a read, and for a change whose outcome shows only once', async () => {
    server.handlers = [hangUp, hangUp, hangUp];
    await expect(server.stats()).rejects.toThrow(NetworkError);
    await expect(
      unwrap(server.client().DELETE('/roommates/{id}', { params: listingParams })),
    ).rejects.toThrow(NetworkError);
  });
});
