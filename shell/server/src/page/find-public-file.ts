import type { FastifyRequest } from 'fastify';
import { imageHints, wantsSmallImages } from '../data-saver/saves-data.ts';
import type { PageVisit } from './page-visit.ts';

interface PublicFile {
  /** Path in the shell's release. */
  name: string;
  headers: Record<string, string>;
  /** How long caches keep it. */
  caching: { maxAge: string; immutable: boolean } | { cacheControl: false };
}

const accepts = (request: Pick<FastifyRequest, 'headers'>, type: string): boolean =>
  (request.headers.accept ?? '').split(',').some((range) => range.split(';', 1)[0]?.trim() === type);

/** `pictures/rooms/a.webp` has its small form in `pictures/rooms-small/a.webp`. */
const smallPath = (path: string): string => path.replace(/(\/[^/]+)$/, '-small$1');

/**
 * The public file of the shell at a path. Some images have other forms at the URL that listings store. Browsers that
 * accept AVIF get it (docs/decisions/0130-avif-beside-webp.md), and visitors who save data get a small one
 * (docs/decisions/0266-data-saver.md).
 * @param sharesShell whether all visitors get the same release of the shell
 */
export function findPublicFile(
  publicFiles: readonly string[],
  path: string,
  request: Pick<FastifyRequest, 'headers'>,
  { sharesShell }: Pick<PageVisit, 'sharesShell'>,
): PublicFile | undefined {
  if (!publicFiles.includes(path)) return undefined;
  const hasSmall = publicFiles.includes(smallPath(path));
  const isSmall = hasSmall && wantsSmallImages(request);
  const chosen = isSmall ? smallPath(path) : path;
  const avif = chosen.replace(/\.webp$/, '.avif');
  const hasAvif = avif !== chosen && publicFiles.includes(avif);
  // A cache for everybody must keep neither the small image that one visitor has chosen, nor a file of a canary.
  const isPrivate = isSmall || !sharesShell;
  const varies = [...(hasAvif ? ['accept'] : []), ...(hasSmall ? imageHints : [])];
  return {
    name: hasAvif && accepts(request, 'image/avif') ? avif : chosen,
    headers: {
      ...(varies.length > 0 && { vary: [...varies, ...(isSmall ? ['cookie'] : [])].join(', ') }),
      ...(isPrivate && { 'cache-control': 'private, max-age=3600' }),
    },
    caching: isPrivate ? { cacheControl: false } : { maxAge: '1h', immutable: false },
  };
}
