import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Forwards the browser's request to the site. The response is uncompressed, so that the proxy can read it. */
export async function requestSite(site: URL, incoming: IncomingMessage, body: Buffer): Promise<SiteResponse> {
  const headers: IncomingHttpHeaders = {
    ...incoming.headers,
    host: site.host,
    'accept-encoding': 'identity',
  };
  // The site must not confirm a page that the browser cached before the fault.
  delete headers['if-none-match'];
  if (headers.origin !== undefined) headers.origin = site.origin;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method ?? 'GET', headers, agent: false },
      resolve,
    );
    sent.once('error', reject);
    sent.end(body);
  });
  return { status: response.statusCode ?? 502, headers: response.headers, body: await buffer(response) };
}
