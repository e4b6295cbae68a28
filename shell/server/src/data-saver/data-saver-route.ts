import { DATA_SAVER_PATH, dataSaverCookie } from '@roommate/release-registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The page with the form, as a path of this site. */
function pageOf({ headers, host }: FastifyRequest): string {
  const { referer = '' } = headers;
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  // Two slashes would lead to another site.
  return page?.host === host ? `/${page.pathname.replace(/^\/+/, '')}${page.search}` : '/';
}

/** Takes the choice of the footer's switch from a browser without JavaScript, and returns to the page. */
export function dataSaverRoute(app: FastifyInstance): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 100 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    scope.post(DATA_SAVER_PATH, async (request, reply) => {
      const choice = request.body instanceof URLSearchParams ? request.body.get('on') : null;
      reply.header('cache-control', 'no-store');
      if (choice !== '0' && choice !== '1') {
        return reply.code(400).type('text/plain').send('The field "on" must be 0 or 1.');
      }
      return reply
        .header('set-cookie', dataSaverCookie(choice === '1', request.protocol === 'https'))
        .redirect(pageOf(request), 303);
    });
    done();
  });
}
