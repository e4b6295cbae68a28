import type { FastifyRequest } from 'fastify';

interface PublicFile {
  /** Path in the shell's release. */
  name: string;
  /** Whether the file depends on the request's accept header. */
  varies: boolean;
}

const accepts = (request: Pick<FastifyRequest, 'headers'>, type: string): boolean =>
  (request.headers.accept ?? '').split(',').some((range) => range.split(';', 1)[0]?.trim() === type);

/**
 * The public file of the shell at a path. Browsers that accept AVIF get it for a WebP image that also exists as AVIF:
 * half the bytes, at the URL that is stored in listings. See docs/decisions/0130-avif-beside-webp.md.
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
