import type { FastifyInstance, FastifyReply } from 'fastify';

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.');

/** Errors in plain text: a script, style or picture that is not there must not be answered by a page. */
export function plainErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // The folder of a release, which no one may list.
    if (status === 403) return notFound(reply);
    reply.code(status).header('cache-control', 'no-store').type('text/plain');
    if (status < 500) return reply.send('The request could not be read.');
    request.log.error(error, 'a request failed');
    return reply.send('The site is not ready. Please try again soon.');
  });
}
