import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files of all releases, old ones included: pages that are open load their chunks from the release they began with. */
export async function releaseAssets(app: FastifyInstance, folder: string): Promise<void> {
  for (const kind of ['shell', 'mfe']) {
    const root = join(folder, kind);
    await mkdir(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix: `/${kind}/`,
      // One decorator of replies serves both, and the public files.
      decorateReply: kind === 'shell',
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      // A page checks the hash of a file of another origin (REMOTES_ORIGIN) only if that origin lets it.
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });
  }
}
