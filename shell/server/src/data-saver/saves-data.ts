import { readDataSaver, slowConnectionTypes } from '@roommate/release-registry';
import type { FastifyRequest } from 'fastify';

type Headers = Pick<FastifyRequest, 'headers'>;

/** The request header, besides the cookie, that decides about pages: https://wicg.github.io/savedata/. */
export const pageHints = ['save-data'] as const;
/** The request headers, besides the cookie, that decide about images. */
export const imageHints = ['save-data', 'ect'] as const;

/**
 * Whether the visitor wants less data: by their choice, else by the browser's setting. The type of the connection counts
 * only for images. It changes during a visit, and stored pages would load again.
 */
export const savesData = ({ headers }: Headers): boolean =>
  readDataSaver(headers.cookie ?? '') ?? headers['save-data'] === 'on';

/** Whether images are small: when the visitor wants less data, or on a slow connection without a choice. */
export function wantsSmallImages({ headers }: Headers): boolean {
  const isSlow = slowConnectionTypes.includes(String(headers.ect));
  const hasChosen = readDataSaver(headers.cookie ?? '') !== undefined;
  return savesData({ headers }) || (isSlow && !hasChosen);
}
