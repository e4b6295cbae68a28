import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { repositoryRoot } from '@roommate/server/env';
import { DevServerEntries } from './dev-server-entries.ts';
import { devReleases } from './dev-releases.ts';

const manifest = { entries: { index: { initial: { js: ['static/js/index.js'] } } } };
const report = { exposes: [{ assets: { css: { sync: ['static/css/browse.css'], async: [] } } }] };

const shellFiles: RequestListener = (request, response) => {
  if (request.url === '/manifest.json') response.end(JSON.stringify(manifest));
  else response.writeHead(503).end();
};

const remoteFiles: RequestListener = (request, response) => {
  if (request.url === '/mf-manifest.json') response.end(JSON.stringify(report));
  else response.writeHead(503).end();
};

describe('the releases of development servers', () => {
  const servers: Server[] = [];
  let entries: DevServerEntries;

  async function listen(handle: RequestListener): Promise<string> {
    const server = createServer(handle);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function stylesWith(remoteUrl: string) {
    const releases = devReleases(repositoryRoot, entries, [
      { name: 'shell', url: await listen(shellFiles) },
      { name: 'mfe-dashboard', url: remoteUrl },
      { name: 'mfe-listings', url: await listen(remoteFiles) },
    ]);
    const { remotes } = await releases.registry();
    return Object.values(remotes).map((remote) => Object.values(remote.releases)[0]?.release.routes.styles);
  }

  beforeEach(async () => {
    entries = await DevServerEntries.create();
  });
  afterEach(async () => {
    await entries.close();
    for (const server of servers.splice(0)) server.close();
  });

  it('have the styles of all remotes', async () => {
    expect(await stylesWith(await listen(remoteFiles))).toEqual([
      ['static/css/browse.css'],
      ['static/css/browse.css'],
    ]);
  });

  it('lose only the styles of a remote whose server is unreachable', async () => {
    expect(await stylesWith('http://127.0.0.1:9')).toEqual([[], ['static/css/browse.css']]);
  });

  it('lose only the styles of a remote whose server sends no report', async () => {
    const url = await listen((_, response) => response.end('<!doctype html>'));
    expect(await stylesWith(url)).toEqual([[], ['static/css/browse.css']]);
  });
});
