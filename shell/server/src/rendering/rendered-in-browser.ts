import { readCookie } from '@roommate/server/http';
import type { FastifyRequest } from 'fastify';

/**
 * Whether this browser asks for pages without server rendering, by the cookie `rendering=browser`. People who look for a
 * fault compare both, and browser tests change the requests of a page.
 */
export const isRenderedInBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  readCookie(headers.cookie, 'rendering') === 'browser';
