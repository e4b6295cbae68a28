import type { FastifyInstance, FastifyReply } from 'fastify';

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.');

/** Sends errors as plain text: the response for a missing script, style or image must not be a page. */
export function sendPlainTextErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // Static files give 403 for a folder: releases cannot be listed.
    if (status === 403) return sendNotFound(reply);
    reply.code(status).header('cache-control', 'no-store').type('text/plain');
    if (status < 500) return reply.send('The request is not valid.');
    request.log.error(error, 'a request failed');
    return reply.send('The site is not ready. Please try again soon.');
  });
}
