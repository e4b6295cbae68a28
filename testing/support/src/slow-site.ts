import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A site in front of another one, whose pages can arrive late. */
export interface SlowSite {
  url: string;
  /** The URL of the site behind it. */
  target: string;
  /** How late its pages arrive, in milliseconds. Other responses arrive at once. */
  delayMs: number;
  close(): Promise<void>;
}

export async function startSlowSite(target: string): Promise<SlowSite> {
  const server = createServer((incoming, outgoing) => {
    const isPage = incoming.headers['sec-fetch-mode'] === 'navigate';
    void delay(isPage ? site.delayMs : 0).then(() => {
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
    delayMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return site;
}
