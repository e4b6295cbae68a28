import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { smallImages } from './small-images.ts';

/** Serves the files of all releases. Open pages still load chunks from the older release that they started with. */
export async function releaseAssets(app: FastifyInstance, folder: string): Promise<void> {
  smallImages(app, folder);
  for (const kind of ['shell', 'mfe']) {
    const root = join(folder, kind);
    await mkdir(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix: `/${kind}/`,
      // Fastify allows one `sendFile` decorator; both folders and the public files share it.
      decorateReply: kind === 'shell',
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      // Server entries run here only.
      allowedPath: (path) => !path.endsWith('.cjs'),
      immutable: true,
      maxAge: '365d',
      // Integrity checks of files from another origin (REMOTES_ORIGIN) need CORS.
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });
  }
}
