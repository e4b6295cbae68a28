import { createServer } from 'node:net';
import { ConfigurationError } from '@roommate/env';
import type { Product } from './product.ts';

/** The code of the error with which listening fails; undefined when the port is free. */
const listenError = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code);
    });
    server.listen({ host, port, exclusive: true }, () => {
      server.close(() => {
        resolve(undefined);
      });
    });
  });

const sentence = (name: string, host: string, port: number, code: string): string => {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop that, or set ${name} to another port.`;
  }
  if (code === 'EACCES') return `${name} is wrong: this user may not listen on port ${port}.`;
  return `${name} is wrong: nothing can listen on ${host}:${port} (${code}).`;
};

/** @throws ConfigurationError with one sentence per port that is not free */
export async function assertPortsFree(ports: Product['ports']): Promise<void> {
  const sentences = await Promise.all(
    ports.map(async ({ name, host, port }) => {
      const code = await listenError(host, port);
      return code === undefined ? [] : [sentence(name, host, port, code)];
    }),
  );
  if (sentences.flat().length > 0) throw new ConfigurationError(sentences.flat().join('\n'));
}
