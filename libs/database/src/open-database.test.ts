import { createServer, type AddressInfo, type Socket } from 'node:net';
import { ConfigurationError } from '@roommate/server/env';
import { openDatabase } from './open-database.ts';

const TIMEOUT_MS = 300;
const refusalOf = (uri: string) =>
  openDatabase(`mongodb://nusrat:secret@${uri}`, {}, TIMEOUT_MS).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('openDatabase', () => {
  it('reports without the password that no database listens', async () => {
    expect(await refusalOf('127.0.0.1:9/rooms')).toEqual(
      new ConfigurationError(
        'No database responds at 127.0.0.1:9 within 0.3 s (MongoServerSelectionError): start it, or set MONGODB_URI to another. Without MONGODB_URI, npm start runs the embedded database.',
      ),
    );
  });

  it('does not wait forever for a server that never responds', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const refusal = (await refusalOf(host)) as Error;
    expect(refusal.message).toMatch(new RegExp(`^No database responds at ${host} within 0.3 s \\(\\w+\\)`));
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(['127.0.0.1:9/rooms?retryWrites=perhaps', '127.0.0.1:9/rooms?noSuchOption=1'])(
    'reports that the driver does not understand %s',
    async (uri) => {
      const refusal = await refusalOf(uri);
      expect(refusal).toBeInstanceOf(ConfigurationError);
      expect((refusal as Error).message).toMatch(
        /^MONGODB_URI is wrong: the MongoDB driver does not understand it/,
      );
    },
  );
});
