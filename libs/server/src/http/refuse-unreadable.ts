import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_CONTENT_TYPE, problemDetails } from './problem-details.ts';

type ParserError = Error & { code?: string };

/** The status and the message for a parser error. */
function faultOf({ code }: ParserError): { status: number; detail: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, detail: 'The request took too long to arrive.' };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, detail: 'The URL and the headers are too long.' };
  return { status: 400, detail: 'The request is not valid HTTP.' };
}

/**
 * Creates Fastify's `clientErrorHandler`: responds with problem details to data that the HTTP parser refuses, and closes
 * the connection.
 * @param headers of the response
 */
export function refuseUnreadable(headers: Record<string, string>) {
  return function (this: FastifyInstance, error: ParserError, socket: Socket): void {
    // The client is gone, or already has a response.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, detail } = faultOf(error);
    const reqId = randomUUID();
    this.log.info({ reqId, code: error.code, status }, 'refused an unreadable request');
    const content = JSON.stringify(problemDetails(status, detail, { code: 'malformed_request' }));
    const lines = Object.entries({
      ...headers,
      'x-request-id': reqId,
      'content-type': PROBLEM_CONTENT_TYPE,
      'content-length': String(Buffer.byteLength(content)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${content}`);
  };
}
