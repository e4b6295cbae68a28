import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks the site what the browser asked the proxy, uncompressed, so that answers can be read. */
export async function askSite(site: URL, incoming: IncomingMessage, body: Buffer): Promise<SiteAnswer> {
  const headers: IncomingHttpHeaders = {
    ...incoming.headers,
    host: site.host,
    'accept-encoding': 'identity',
  };
  // A page that was the site's own before the fault must not pass for the one with it.
  delete headers['if-none-match'];
  if (headers.origin !== undefined) headers.origin = site.origin;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method ?? 'GET', headers, agent: false },
      resolve,
    );
    asked.once('error', reject);
    asked.end(body);
  });
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}
