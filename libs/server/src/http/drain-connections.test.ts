import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { drainConnections } from './drain-connections.ts';

it('does not wait for a connection that a client opened ahead of time', async () => {
  const server = fastify();
  drainConnections(server, 0);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const accepted = once(server.server, 'connection');
  const unused = connect(port, '127.0.0.1');
  await accepted;
  const closed = once(unused, 'close');
  await server.close();
  await closed;
});
