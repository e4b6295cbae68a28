import type { FastifyInstance } from 'fastify';
import { UNKNOWN_URL } from './messages.ts';
import { problemDetails, sendProblem } from './problem-details.ts';

/** A segment `.` or `..`, also between backslashes, and any other name that begins or ends with two dots. */
const DOTS = /[/\\]\.{1,2}(?:[/\\]|$)|\/\.\.|\.\.\//;

/** Whether the path of a URL has such a part. */
export function hasDots(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!/\.|%2e/i.test(path)) return false;
  try {
    return DOTS.test(decodeURIComponent(path));
  } catch {
    // The router refuses it.
    return false;
  }
}

/**
 * Responds with 404 to a path that leads up or nowhere, such as `/roommates/..%2Fx`. The library that forwards requests from
 * the site to the API refuses `..` and removes `.`, so both servers refuse them first. No id and no email has such a part.
 */
export function refuseDots(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (hasDots(request.url))
      sendProblem(reply, problemDetails(404, UNKNOWN_URL, { code: 'no_such_address' }));
    else done();
  });
}
