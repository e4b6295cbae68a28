import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { imageHints, wantsSmallImages } from '../data-saver/saves-data.ts';

/** The release, the name and the extension of an image whose name has a hash. */
const IMAGE = /^\/(mfe\/[\w-]+\/[\w-][\w.-]*)\/static\/image\/([\w-]+)\.[0-9a-f]{10}(\.\w+)$/;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Sends visitors who save data the small form of an image, if its release has one. `static/image/tea.0123456789.avif`
 * has its small form in `small/tea.avif` (docs/decisions/0266-data-saver.md).
 * @param folder of the releases
 */
export function smallImages(app: FastifyInstance, folder: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, release, name, extension] = IMAGE.exec(request.url) ?? [];
    if (release === undefined) return;
    const small = `${release}/small/${name}${extension}`;
    // Each time: with a bucket, a request can come before the copy of its release.
    if (!(await exists(join(folder, small)))) return;
    // An image varies only if it has a small form.
    reply.header('vary', imageHints.join(', '));
    if (!wantsSmallImages(request)) return;
    // By its cookie, one visitor may get the small image. A cache for everybody must not keep it.
    reply.headers({ vary: [...imageHints, 'cookie'].join(', '), 'cache-control': 'private, max-age=3600' });
    return reply.sendFile(small, folder, { cacheControl: false });
  });
}
