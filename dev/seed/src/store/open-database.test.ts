import { createServer, type AddressInfo, type Socket } from 'node:net';
import { ConfigurationError } from '@roommate/server/env';
import { openDatabase } from './open-database.ts';

const TIMEOUT_MS = 300;
const refusalOf = (address: string) =>
  openDatabase(`mongodb://nusrat:secret@${address}`, {}, TIMEOUT_MS).then(
    () => undefined,
    (error: unknown) => error,
  );

it('says in a sentence, without the password, that nothing listens there', async () => {
  expect(await refusalOf('127.0.0.1:9/rooms')).toEqual(
    new ConfigurationError(
      'No database answers at 127.0.0.1:9 within 0.3 s (MongoServerSelectionError): start it, or set MONGODB_URI to another; with none set, npm start runs the embedded one.',
    ),
  );
});

it('does not wait for ever for what listens and never answers', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refusal = (await refusalOf(host)) as Error;
  expect(refusal.message).toMatch(new RegExp(`^No database answers at ${host} within 0.3 s \\(\\w+\\)`));
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

it.each(['127.0.0.1:9/rooms?retryWrites=perhaps', '127.0.0.1:9/rooms?noSuchOption=1'])(
  'says in a sentence that the driver does not understand %s',
  async (address) => {
    const refusal = await refusalOf(address);
    expect(refusal).toBeInstanceOf(ConfigurationError);
    expect((refusal as Error).message).toMatch(
      /^MONGODB_URI is wrong: it is no address that the MongoDB driver/,
    );
  },
);
