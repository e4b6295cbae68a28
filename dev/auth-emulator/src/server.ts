import { refuseForeignHosts } from '@roommate/server/http';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addAccountRoutes, type AccountRoutesOptions } from './account-routes.ts';
import { addActionRoute } from './action-route.ts';
import { type AccountStates, addLookupRoute } from './lookup-route.ts';
import { errorBody, GoogleError } from './google-error.ts';
import type { publicKeySet } from './signing-key.ts';
import { addWidgetRoutes, type WidgetState } from './widget-routes.ts';

interface ServerOptions extends AccountRoutesOptions {
  keySet: ReturnType<typeof publicKeySet>;
  state: WidgetState & AccountStates;
  log: (line: string) => void;
}

/**
 * All requests that the emulator serves; others get 404. It sends no CORS headers: browsers reach it through the site.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const server = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });

  // Pages of other sites may send forms and plain text without asking. JSON needs a permission that nothing gives here.
  server.removeContentTypeParser('text/plain');
  refuseForeignHosts(server);
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(404, 'Not Found')));
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const message = error instanceof GoogleError ? error.message : `INVALID_ARGUMENT : ${error.message}`;
      return reply.code(status).send(errorBody(status, message));
    }
    options.log(`Auth emulator: a request failed: ${error.stack ?? error.message}`);
    // Plain text on purpose: the SDK treats it as a network failure and keeps the session. A JSON error would end it.
    return reply.code(503).type('text/plain').send('The auth emulator could not process the request.');
  });

  server.get('/', () => ({ authEmulator: { ready: true } }));
  server.get('/jwks', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(options.keySet),
  );
  addAccountRoutes(server, options);
  addLookupRoute(server, options.state);
  addActionRoute(server, options);
  addWidgetRoutes(server, options.state);
  return server;
}
