import { createServer, type AddressInfo } from 'node:net';
import { assertPortsFree } from './free-ports.ts';

it('a port in use is told with the variable that moves it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ports = [{ name: 'SITE_PORT', host: '127.0.0.1', port }];
  await expect(assertPortsFree(ports)).rejects.toThrow(
    `Port ${port} is in use by another program: stop that, or set SITE_PORT to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortsFree(ports)).resolves.toBeUndefined();
});
