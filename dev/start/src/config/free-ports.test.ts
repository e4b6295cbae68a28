import { createServer, type AddressInfo } from 'node:net';
import { portProblems } from './free-ports.ts';

const host = '127.0.0.1';

describe('the ports of the product', () => {
  it('reports a port in use with its variable', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const { port } = server.address() as AddressInfo;
    const ports = [{ name: 'DEV_PORT', host, port }];
    expect(await portProblems(ports)).toEqual([
      `Port ${port} is in use by another process: stop it, or set DEV_PORT to another port.`,
    ]);
    await new Promise((resolve) => server.close(resolve));
    expect(await portProblems(ports)).toEqual([]);
  });

  it('reports two services with the same port', async () => {
    const ports = ['SITE_PORT', 'API_PORT'].map((name) => ({ name, host, port: 31_099 }));
    expect(await portProblems(ports)).toEqual(['API_PORT is wrong: SITE_PORT has the same port.']);
  });

  it('reports a host that is not this machine with its variable', async () => {
    // From the block reserved for documentation: no machine has this IP address.
    const ports = [{ name: 'API_PORT', hostName: 'API_HOST', host: '192.0.2.1', port: 31_098 }];
    expect(await portProblems(ports)).toEqual([
      'API_HOST is wrong: it must be an IP address or a host name of this machine (EADDRNOTAVAIL). Examples are 127.0.0.1 and 0.0.0.0.',
    ]);
  });
});
