import type { FastifyRequest } from 'fastify';

const SWITCH = /(?:^|; )rendering=browser(?:;|$)/;

/**
 * Whether this browser asks for pages without server rendering, by the cookie `rendering=browser`. People who look for a
 * fault compare both, and browser tests change the requests of a page.
 */
export const isRenderedInBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  SWITCH.test(headers.cookie ?? '');
