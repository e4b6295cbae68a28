import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { ENTRY, type Fault, type Outcome } from './answer.ts';
import { integrityOf } from './integrity.ts';
import { askSite, type SiteAnswer } from './site-request.ts';

/** The browser of one row of the table says with this header which row it is. */
export const ROW_HEADER = 'x-chaos-row';
const HANG_MS = 30_000;

/** What is wrong for one browser, and what its pages have reported. */
export interface Trouble {
  remote: string;
  fault: Fault;
  active: boolean;
  /** The bodies of the reports that the site's server took. */
  reports: string[];
}

const filePattern = /^\/mfe\/([^/]+)\/[^/]+\/([^?]+)/;

function fileOutcome(trouble: Trouble, url: string, { status, headers, body }: SiteAnswer) {
  const [, remote, name] = filePattern.exec(url) ?? [];
  if (remote !== trouble.remote || name === undefined) return undefined;
  return trouble.fault.file({
    name,
    original: { status, type: headers['content-type'] ?? '', body },
  });
}

/** The page with another hash of the remote's entry. */
async function changedPage(site: URL, { remote, fault }: Trouble, page: string): Promise<string> {
  const base = new RegExp(`"base":"(/mfe/${remote}/[^"]+)"`).exec(page)?.[1];
  if (base === undefined || fault.entryHash === undefined) return page;
  const entry = Buffer.from(await (await fetch(new URL(base + ENTRY, site))).arrayBuffer());
  return page.replaceAll(integrityOf(entry), fault.entryHash(entry));
}

async function send(reply: ServerResponse, outcome: Outcome | SiteAnswer): Promise<void> {
  if (outcome === 'reset') {
    reply.destroy();
    return;
  }
  if (outcome === 'hang') {
    await wait(HANG_MS, undefined, { ref: false });
    reply.destroy();
    return;
  }
  const headers =
    'headers' in outcome
      ? { ...outcome.headers, 'content-length': outcome.body.length }
      : {
          'content-type': outcome.type,
          'content-length': outcome.body.length,
          'cache-control': outcome.kept ? 'public, max-age=31536000, immutable' : 'no-store',
        };
  reply.writeHead(outcome.status, headers).end(outcome.body);
}

/** A server before the site, in which things go wrong for the browsers that rows of the table name. */
export class FaultProxy {
  readonly #site: URL;
  #reportsTaken = 0;
  readonly #files = new Map<string, SiteAnswer>();
  readonly #troubles = new Map<string, Trouble>();
  readonly #server = createServer((request, reply) => void this.#handle(request, reply));

  constructor(site: string) {
    this.#site = new URL(site);
  }

  /** How many reports of pages the site has accepted. */
  get reportsTaken(): number {
    return this.#reportsTaken;
  }

  /** @returns the address for browsers */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    // By name: the provider's popup and its cookies know the site as localhost.
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  begin(row: string, remote: string, fault: Fault): Trouble {
    const trouble = { remote, fault, active: true, reports: [] };
    this.#troubles.set(row, trouble);
    return trouble;
  }

  async #handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    try {
      const trouble = this.#troubles.get(String(request.headers[ROW_HEADER]));
      const answer = await this.#answer(request, trouble);
      await send(reply, answer);
    } catch {
      reply.destroy();
    }
  }

  async #answer(request: IncomingMessage, trouble: Trouble | undefined): Promise<Outcome | SiteAnswer> {
    const url = request.url ?? '/';
    const body = await buffer(request);
    const answer = await this.#ask(request, body);
    if (url === '/client-errors' && answer.status === 204) {
      this.#reportsTaken += 1;
      trouble?.reports.push(body.toString());
    }
    if (trouble === undefined) return answer;
    if (!trouble.active) return answer;
    if (answer.headers['content-type']?.startsWith('text/html')) {
      const headers = { ...answer.headers };
      delete headers.etag;
      return {
        ...answer,
        headers,
        body: Buffer.from(await changedPage(this.#site, trouble, answer.body.toString())),
      };
    }
    return fileOutcome(trouble, url, answer) ?? answer;
  }

  /** What the site answers; files of releases never change, so each is asked for once. */
  async #ask(request: IncomingMessage, body: Buffer): Promise<SiteAnswer> {
    const url = request.url ?? '/';
    const known = request.method === 'GET' ? this.#files.get(url) : undefined;
    if (known) return known;
    const answer = await askSite(this.#site, request, body);
    const isKept = request.method === 'GET' && answer.headers['cache-control']?.includes('immutable');
    if (isKept && answer.status === 200) this.#files.set(url, answer);
    return answer;
  }
}
