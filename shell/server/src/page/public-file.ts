import type { FastifyRequest } from 'fastify';

interface PublicFile {
  /** Its path in the shell's release. */
  name: string;
  /** Whether other browsers get another file at the same address. */
  varies: boolean;
}

const accepts = (request: Pick<FastifyRequest, 'headers'>, type: string): boolean =>
  (request.headers.accept ?? '').split(',').some((range) => range.split(';', 1)[0]?.trim() === type);

/**
 * The public file of the shell at a path. A WebP picture that is there as AVIF as well is sent as AVIF to browsers that
 * name the format among those they take: half of the bytes, at the address that is in the listings.
 */
export function findPublicFile(
  publicFiles: readonly string[],
  path: string,
  request: Pick<FastifyRequest, 'headers'>,
): PublicFile | undefined {
  if (!publicFiles.includes(path)) return undefined;
  const avif = path.replace(/\.webp$/, '.avif');
  const varies = avif !== path && publicFiles.includes(avif);
  return { name: varies && accepts(request, 'image/avif') ? avif : path, varies };
}
