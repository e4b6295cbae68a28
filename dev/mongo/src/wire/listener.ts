import { createServer, type Server, type Socket } from 'node:net';
import { type CommandHandler, serveConnection } from './connection.ts';
import { clearStaleSocket } from './socket-path.ts';

/** Where to listen: a port of the loopback interface (0 = any free one), or a Unix socket path. */
export type Address = { readonly port: number } | { readonly socketPath: string };

export interface Listener {
  readonly uri: string;
  /** 0 when listening on a Unix socket. */
  readonly port: number;
  close(): Promise<void>;
}

/** Accepts clients of this machine only: there is no way to name another interface. */
export async function listen(address: Address, handle: CommandHandler): Promise<Listener> {
  if ('socketPath' in address) await clearStaleSocket(address.socketPath);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveConnection(socket, handle).catch((error: unknown) => {
      console.error('embedded database: a connection failed:', error);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const started = (): void => {
      server.off('error', reject);
      resolve();
    };
    if ('port' in address) server.listen(address.port, '127.0.0.1', started);
    else server.listen(address.socketPath, started);
  });
  // Such as no file descriptor left for one more client: those that are there are served on.
  server.on('error', (error) => console.error('embedded database: a client was not accepted:', error));
  return { ...nameOf(server), close: () => closeAll(server, sockets) };
}

function nameOf(server: Server): { uri: string; port: number } {
  const bound = server.address();
  if (bound === null) throw new Error('the listener has no address');
  if (typeof bound === 'string') return { uri: `mongodb://${encodeURIComponent(bound)}`, port: 0 };
  return { uri: `mongodb://127.0.0.1:${bound.port}`, port: bound.port };
}

async function closeAll(server: Server, sockets: Set<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of sockets) socket.destroy();
  await closed;
}
