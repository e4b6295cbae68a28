import { lstatSync, rmSync, type Stats } from 'node:fs';
import { connect } from 'node:net';

/** A Unix socket cannot be made at the path without taking something of somebody else's away. */
export class SocketPathError extends Error {
  constructor(path: string, reason: string) {
    super(`The socket path ${path} ${reason}: choose another path, or remove it yourself.`);
    this.name = 'SocketPathError';
  }
}

/**
 * Takes away the socket that a killed server has left at the path, and nothing else.
 * @throws SocketPathError where the path is no socket, or one that somebody listens on
 */
export async function clearStaleSocket(path: string): Promise<void> {
  const found: Stats | undefined = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isSocket()) throw new SocketPathError(path, 'is taken by something that is not a socket');
  // Only a refused connection proves that nobody listens: without the right to connect one cannot tell.
  const code = await connectionError(path);
  if (code === undefined) throw new SocketPathError(path, 'is in use by another program');
  if (code === 'ENOENT') return;
  if (code !== 'ECONNREFUSED') throw new SocketPathError(path, `cannot be checked (${code})`);
  rmSync(path, { force: true });
}

/** The code of the failure to connect, undefined when somebody answers. */
function connectionError(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
