import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type ParserError = Error & { code?: string };

/** What is told of a request that is no HTTP, by the parser's code. */
function faultOf({ code }: ParserError): { status: number; detail: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, detail: 'The request took too long to arrive.' };
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, detail: 'The address and the headers are too long.' };
  return { status: 400, detail: 'The request is not HTTP as it should be.' };
}

/** An answer to a request that never became one. */
export interface Refusal {
  headers: Record<string, string>;
  body: object;
}

/**
 * Fastify's `clientErrorHandler`: what the HTTP parser refuses is answered as problem details (RFC 9457), too, and the
 * connection ends.
 * @param refusal the answer for a status and a sentence
 */
export function refuseUnreadable(refusal: (status: number, detail: string) => Refusal) {
  return (error: ParserError, socket: Socket): void => {
    // Whoever has gone hears nothing, and nobody is told twice.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, detail } = faultOf(error);
    const { headers, body } = refusal(status, detail);
    const content = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(content)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${content}`);
  };
}
