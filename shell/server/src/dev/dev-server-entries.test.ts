import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { integrityOf } from '@roommate/release-store';
import { DevServerEntries } from './dev-server-entries.ts';

describe('the server entries of development servers', () => {
  let code: string | undefined;
  let bodies: number;
  let server: Server;
  let entries: DevServerEntries;
  const devServer = () => ({
    name: 'mfe-small',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

  beforeEach(async () => {
    code = 'exports.routes = [];';
    bodies = 0;
    server = createServer((request, response) => {
      if (code === undefined) return response.writeHead(503).end();
      const etag = `"${integrityOf(Buffer.from(code))}"`;
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      bodies += 1;
      return response.writeHead(200, { etag }).end(code);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    entries = await DevServerEntries.create();
  });
  afterEach(async () => {
    await entries.close();
    server.closeAllConnections();
    server.close();
  });

  it('become files with their hash', async () => {
    const read = await entries.read(devServer());
    const file = join(entries.folder, 'mfe/mfe-small/dev', read?.file ?? '');
    expect(await readFile(file, 'utf8')).toBe(code);
    expect(read?.integrity).toBe(integrityOf(Buffer.from(code ?? '')));
  });

  it('are transferred and written once for each build', async () => {
    const first = await entries.read(devServer());
    expect(await entries.read(devServer())).toEqual(first);
    expect(bodies).toBe(1);
    code = 'exports.routes = [1];';
    expect((await entries.read(devServer()))?.integrity).not.toBe(first?.integrity);
    expect(bodies).toBe(2);
  });

  it('are the same whole file for all pages that wait for a build', async () => {
    code = `exports.routes = [];//${'x'.repeat(1_000_000)}`;
    const reads = await Promise.all(Array.from({ length: 8 }, () => entries.read(devServer())));
    expect(new Set(reads.map((read) => read?.file)).size).toBe(1);
    const folder = join(entries.folder, 'mfe/mfe-small/dev');
    expect(await readdir(folder)).toEqual([reads[0]?.file]);
    expect(await readFile(join(folder, reads[0]?.file ?? ''), 'utf8')).toBe(code);
  });

  it('keep the files of the latest three builds', async () => {
    const files: string[] = [];
    for (const n of [1, 2, 3, 4, 2]) {
      code = `exports.routes = [${n}];`;
      files.push((await entries.read(devServer()))?.file ?? '');
    }
    const kept = await readdir(join(entries.folder, 'mfe/mfe-small/dev'));
    expect(kept.sort()).toEqual(files.slice(2).sort());
  });

  it('are missing while the sources do not compile or the server is unreachable', async () => {
    await entries.read(devServer());
    code = undefined;
    expect(await entries.read(devServer())).toBeUndefined();
    expect(await entries.read({ name: 'mfe-small', url: 'http://127.0.0.1:9' })).toBeUndefined();
  });
});
