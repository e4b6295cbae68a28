import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type CommandHandler, serveConnection } from './connection.ts';

export interface Listener {
  readonly port: number;
  /** Ends all connections, after the commands that they run. */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/**
 * Accepts only clients of this machine; there is no way to name another interface.
 * @param port 0 for any free port
 */
export async function listen(port: number, handle: CommandHandler): Promise<Listener> {
  const connections = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const connection = serveConnection(socket, handle)
      .catch((error: unknown) => console.error('embedded database: a connection failed:', error))
      .finally(() => connections.delete(socket));
    connections.set(socket, connection);
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  // For example, no file descriptor is left for another client. The server continues to serve the others.
  server.on('error', (error) => console.error('embedded database: a client was not accepted:', error));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of connections.keys()) socket.destroy();
      await Promise.all(connections.values());
      await closed;
    },
  };
}
