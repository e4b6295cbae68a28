import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { integrityOf } from '@roommate/release-store';
import { ENTRY, type Fault, type Outcome } from './fault-types.ts';
import { requestSite, type SiteResponse } from './site-request.ts';

/** The browser of each row of the table sends the row's id in this header. */
export const ROW_HEADER = 'x-chaos-row';
const HANG_MS = 30_000;

/** The fault for one browser, and the error reports of its pages. */
export interface Injection {
  remote: string;
  fault: Fault;
  active: boolean;
  /** The bodies of the reports that the site accepted. */
  reports: string[];
}

const FILE_PATTERN = /^\/mfe\/([^/]+)\/[^/]+\/([^?]+)/;

function faultyFile(injection: Injection, url: string, { status, headers, body }: SiteResponse) {
  const [, remote, name] = FILE_PATTERN.exec(url) ?? [];
  if (remote !== injection.remote || name === undefined) return undefined;
  return injection.fault.file({ name, original: { status, type: headers['content-type'] ?? '', body } });
}

/** The page with another hash of the remote's entry. */
async function withChangedHash(site: URL, { remote, fault }: Injection, page: string): Promise<string> {
  const base = new RegExp(`"base":"(/mfe/${remote}/[^"]+)"`).exec(page)?.[1];
  if (base === undefined || fault.entryHash === undefined) return page;
  const entry = Buffer.from(await (await fetch(new URL(base + ENTRY, site))).arrayBuffer());
  return page.replaceAll(integrityOf(entry), fault.entryHash(entry));
}

async function send(response: ServerResponse, outcome: Outcome | SiteResponse): Promise<void> {
  if (outcome === 'hang') await wait(HANG_MS, undefined, { ref: false });
  if (outcome === 'hang' || outcome === 'reset') {
    response.destroy();
    return;
  }
  const { status, body } = outcome;
  const headers =
    'headers' in outcome
      ? outcome.headers
      : {
          'content-type': outcome.type,
          'cache-control': outcome.cacheable ? 'public, max-age=31536000, immutable' : 'no-store',
        };
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** A server in front of the site. It injects faults for the browsers of the table's rows. */
export class FaultProxy {
  readonly #site: URL;
  #acceptedReports = 0;
  readonly #files = new Map<string, SiteResponse>();
  readonly #injections = new Map<string, Injection>();
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  constructor(site: string) {
    this.#site = new URL(site);
  }

  /** The number of error reports that the site accepted from pages. */
  get acceptedReports(): number {
    return this.#acceptedReports;
  }

  /** @returns the URL for browsers */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    // The provider's popup and its cookies need the name localhost.
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  inject(row: string, remote: string, fault: Fault): Injection {
    const injection = { remote, fault, active: true, reports: [] };
    this.#injections.set(row, injection);
    return injection;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const injection = this.#injections.get(String(request.headers[ROW_HEADER]));
      await send(response, await this.#outcome(request, injection));
    } catch {
      response.destroy();
    }
  }

  async #outcome(
    request: IncomingMessage,
    injection: Injection | undefined,
  ): Promise<Outcome | SiteResponse> {
    const url = request.url ?? '/';
    const body = await buffer(request);
    const response = await this.#forward(request, body);
    if (url === '/client-errors' && response.status === 204) {
      this.#acceptedReports += 1;
      injection?.reports.push(body.toString());
    }
    if (!injection?.active) return response;
    if (!response.headers['content-type']?.startsWith('text/html'))
      return faultyFile(injection, url, response) ?? response;
    const headers = { ...response.headers };
    delete headers.etag;
    const page = await withChangedHash(this.#site, injection, response.body.toString());
    return { ...response, headers, body: Buffer.from(page) };
  }

  /** The site's response. Files of releases never change, so each is requested only once. */
  async #forward(request: IncomingMessage, body: Buffer): Promise<SiteResponse> {
    const url = request.url ?? '/';
    const cached = request.method === 'GET' ? this.#files.get(url) : undefined;
    if (cached) return cached;
    const response = await requestSite(this.#site, request, body);
    const isImmutable = request.method === 'GET' && response.headers['cache-control']?.includes('immutable');
    if (isImmutable && response.status === 200) this.#files.set(url, response);
    return response;
  }
}
