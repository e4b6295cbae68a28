import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Much longer than a response takes on a busy machine. */
const HANG_MS = 60_000;

export interface Sent {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Reply {
  status: number;
  type: string;
  text: string;
}

function decoded(bytes: Buffer, encoding = 'identity'): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Sends raw bytes over persistent connections. */
export function sender(baseUrl: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, url, headers, body }: Sent): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const onResponse = (response: IncomingMessage): void => {
        const { statusCode: status = 0, headers: received } = response;
        buffer(response).then((bytes) => {
          const plain = decoded(bytes, received['content-encoding']);
          resolve({ status, type: received['content-type'] ?? '', text: plain.toString() });
        }, reject);
      };
      const sent = request(`${baseUrl}${url}`, { agent, method, headers, timeout: HANG_MS }, onResponse);
      sent.on('timeout', () => sent.destroy(new Error(`No response arrived within ${HANG_MS} ms.`)));
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
