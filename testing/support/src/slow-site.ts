import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site in front of another one, which can hold back pages. */
export interface SlowSite {
  url: string;
  /** The URL of the site behind it. */
  target: string;
  /** Holds back all pages until the returned function runs. Other responses arrive at once. */
  holdPages(): () => void;
  close(): Promise<void>;
}

export async function startSlowSite(target: string): Promise<SlowSite> {
  let released = Promise.resolve();
  const server = createServer((incoming, outgoing) => {
    const isPage = incoming.headers['sec-fetch-mode'] === 'navigate';
    void (isPage ? released : Promise.resolve()).then(() => {
      const { host } = new URL(site.target);
      const options = { method: incoming.method, headers: { ...incoming.headers, host } };
      const sent = request(new URL(incoming.url ?? '/', site.target), options, (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      });
      sent.on('error', () => outgoing.destroy());
      incoming.pipe(sent);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const site: SlowSite = {
    // Browsers have service workers on localhost without TLS.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target,
    holdPages: () => {
      let release = (): void => undefined;
      released = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return site;
}
