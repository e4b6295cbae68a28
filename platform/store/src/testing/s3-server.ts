import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { S3Store } from '../s3-store.ts';

/** The account of s3rver. */
const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const bucket = 'releases';

interface Relayed {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * Starts an S3 server over HTTP with a temporary folder. s3rver has no conditional writes. So a proxy in front of it
 * refuses a PUT with `If-None-Match: *` for an existing key. S3 does the same since 2024.
 */
export async function startS3(prefix = 'site') {
  const directory = await mkdtemp(join(tmpdir(), 's3-test-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const written = new Set<string>();
  let losesResponse = false;

  const relay = async (message: IncomingMessage): Promise<Relayed> => {
    const body = await bodyOf(message);
    return new Promise((resolve, reject) => {
      const { method, url: path, headers } = message;
      const onward = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
        void bodyOf(response).then((content) =>
          resolve({ status: response.statusCode ?? 500, headers: response.headers, body: content }),
        );
      });
      onward.on('error', reject);
      onward.end(body);
    });
  };
  const respond = async (message: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const key = message.url ?? '';
    const conditional = message.method === 'PUT' && message.headers['if-none-match'] === '*';
    if (conditional && written.has(key)) {
      message.resume();
      reply.writeHead(412).end();
      return;
    }
    if (message.method === 'PUT') written.add(key);
    if (message.method === 'DELETE') written.delete(key);
    const { status, headers, body } = await relay(message);
    if (losesResponse) {
      losesResponse = false;
      reply.writeHead(503).end();
      return;
    }
    reply.writeHead(status, headers).end(body);
  };
  // One request at a time. s3rver lists an object while it still writes it, and then sends more bytes than it
  // announced.
  let last = Promise.resolve();
  const front = createServer((message, reply) => {
    last = last.then(() => respond(message, reply));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    variables: {
      RELEASE_STORE: `s3://${bucket}/${prefix}`,
      RELEASE_S3_ENDPOINT: endpoint,
      RELEASE_S3_ACCESS_KEY_ID: account.accessKeyId,
      RELEASE_S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    store: (secretAccessKey = account.secretAccessKey) =>
      new S3Store({ endpoint, region: 'us-east-1', bucket, prefix, ...account, secretAccessKey }),
    /** The next request is executed, but its response reports a failure. */
    loseResponse: (): void => {
      losesResponse = true;
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
