import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { refuseLarge } from './refuse-large.ts';
import { until } from './testing/index.ts';

/** Of pino. */
const ERROR = 50;

it('logs no error of the server when a caller breaks off in a chunk', async () => {
  const lines: { level: number }[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as { level: number });
      done();
    },
  });
  const server = fastify({ logger: { level: 'info', stream } });
  refuseLarge(server);
  server.post('/', () => 'taken');
  await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
    socket.write(`${head}\r\n\r\nff\r\n{"a":`);
    await until(() => lines.some((line) => 'req' in line));
    socket.destroy();
    await until(() => lines.some((line) => 'err' in line));
    expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
  } finally {
    await server.close();
  }
});
