import { createServer } from 'node:net';
import { errorCode } from '@roommate/server/errors';
import type { ListenedPort } from './product.ts';

/** The lookup of a host name can take far longer than a user waits. */
const LISTEN_TIMEOUT_MS = 5000;

/** The code of the error with which listening fails; undefined when the port is free. */
const listenError = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    const timer = setTimeout(() => {
      resolve('ETIMEDOUT');
    }, LISTEN_TIMEOUT_MS);
    server.once('error', (error) => {
      clearTimeout(timer);
      resolve(errorCode(error) ?? error.name);
    });
    server.listen({ host, port, exclusive: true }, () => {
      clearTimeout(timer);
      server.close(() => {
        resolve(undefined);
      });
    });
  });

/** Errors that come from the host and not from the port. */
const hostErrors = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'EINVAL',
  'ETIMEDOUT',
]);

const describeProblem = ({ name, hostName, host, port }: ListenedPort, code: string): string => {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another process: stop it, or set ${name} to another port.`;
  }
  if (code === 'EACCES') return `${name} is wrong: this user may not listen on port ${port}.`;
  if (hostName !== undefined && hostErrors.has(code)) {
    return `${hostName} is wrong: it must be an IP address or a host name of this machine (${code}). Examples are 127.0.0.1 and 0.0.0.0.`;
  }
  return `${name} is wrong: nothing can listen on ${host}:${port} (${code}).`;
};

/** One message per port that is not free or that two services use. */
export async function portProblems(ports: readonly ListenedPort[]): Promise<string[]> {
  const first = new Map<number, string>();
  const found = await Promise.all(
    ports.map(async (listened) => {
      const { name, host, port } = listened;
      const other = first.get(port);
      if (other !== undefined) return [`${name} is wrong: ${other} has the same port.`];
      first.set(port, name);
      const code = await listenError(host, port);
      return code === undefined ? [] : [describeProblem(listened, code)];
    }),
  );
  return found.flat();
}
