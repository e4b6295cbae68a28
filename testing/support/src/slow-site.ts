import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site in front of another one, which can hold back pages or break them off. */
export interface SlowSite {
  url: string;
  /** The URL of the site behind it. */
  target: string;
  /** Holds back all pages until the returned function runs. Other responses arrive immediately. */
  holdPages(): () => void;
  /** From now on, the connection of a page ends before its content is complete. Resolves after the first one. */
  breakPages(): Promise<void>;
  /** From now on, pages get no response. The returned function ends that. */
  failPages(): () => void;
  /** Service workers that the browser gets from now on measure time ten times slower. */
  slowWorkerClock(): void;
  close(): Promise<void>;
}

/** Replaces the clock of a script. It comes before the script, in which it must be the first to run. */
const SLOW_CLOCK = `{
  const { setTimeout, Date: { now } } = self;
  const start = now();
  self.setTimeout = (run, ms) => setTimeout(run, ms * 10);
  Date.now = () => start + (now() - start) / 10;
}
`;

/** Sends the beginning of a response. */
function breakOff(response: IncomingMessage, outgoing: ServerResponse, onBroken: () => void): void {
  response.once('data', (chunk: Buffer) => {
    outgoing.write(chunk.subarray(0, chunk.length / 2), () => {
      outgoing.destroy();
      onBroken();
    });
    response.destroy();
  });
}

export async function startSlowSite(target: string): Promise<SlowSite> {
  let released = Promise.resolve();
  let onBroken: (() => void) | undefined;
  let isFailing = false;
  let hasSlowClock = false;
  const server = createServer((incoming, outgoing) => {
    const isPage = incoming.headers['sec-fetch-mode'] === 'navigate';
    void (isPage ? released : Promise.resolve()).then(() => {
      if (isPage && isFailing) {
        outgoing.destroy();
        return;
      }
      const { host } = new URL(site.target);
      const headers = { ...incoming.headers, host };
      // 304 has no content that could break off.
      if (onBroken) delete headers['if-none-match'];
      const options = { method: incoming.method, headers };
      const isSlowed = hasSlowClock && incoming.url === '/service-worker.js';
      // As it is, to be put after the clock.
      if (isSlowed) delete headers['accept-encoding'];
      const sent = request(new URL(incoming.url ?? '/', site.target), options, (response) => {
        if (isSlowed) delete response.headers['content-length'];
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        if (isSlowed) outgoing.write(SLOW_CLOCK);
        if (isPage && onBroken) breakOff(response, outgoing, onBroken);
        else response.pipe(outgoing);
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
    breakPages: () =>
      new Promise((resolve) => {
        onBroken = resolve;
      }),
    failPages: () => {
      isFailing = true;
      return () => {
        isFailing = false;
      };
    },
    slowWorkerClock: () => {
      hasSlowClock = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return site;
}
