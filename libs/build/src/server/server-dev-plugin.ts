import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import { SERVER_ENTRY_FILE } from './server-config.ts';
import { WatchedServerEntry } from './watched-server-entry.ts';

/**
 * Makes the development server respond with the server entry of its workspace, too, for the site of `npm run dev`. The
 * status is 503 while the sources do not compile. docs/decisions/0305-development-renders-on-the-server.md
 */
export const serverDevPlugin = (app: string, entry: string, shared: readonly string[]): RsbuildPlugin => ({
  name: 'roommate:server-dev',
  setup(api) {
    let watched: WatchedServerEntry | undefined;
    api.onBeforeStartDevServer(({ server }) => {
      const serverEntry = new WatchedServerEntry({ app, entry, shared, cwd: api.context.rootPath });
      watched = serverEntry;
      server.middlewares.use(`/${SERVER_ENTRY_FILE}`, (request, response) => {
        void serverEntry.current().then((built) => {
          if (!built) return response.writeHead(503).end();
          const etag = `"${createHash('sha256').update(built).digest('base64url')}"`;
          if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
          return response.writeHead(200, { 'content-type': 'text/javascript', etag }).end(built);
        });
      });
    });
    api.onCloseDevServer(() => watched?.close());
  },
});
