import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell } from '../testing/site-fixture.ts';
import { RenderWorkerPool } from './render-worker-pool.ts';

/** 48 MB for each page. */
const leaking = `
const leak = [];
exports.shared = {};
exports.start = () => undefined;
exports.render = async () => {
  leak.push(new Array(6e6).fill(0));
  return { html: String(leak.length), head: '', data: {} };
};`;

describe('a release that leaks memory', () => {
  let folder: string;
  let workers: RenderWorkerPool;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'render-workers-'));
    workers = new RenderWorkerPool({ folder, apiUrl: 'http://127.0.0.1:9', remotesOrigin: null });
  });
  afterEach(async () => {
    await workers.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('gets a new thread before it has used up the memory', async () => {
    await writeFile(join(folder, 'server.cjs'), leaking);
    const integrity = `sha384-${createHash('sha384').update(leaking).digest('base64')}`;
    const release = { ...shell, base: '/', server: { file: 'server.cjs', integrity } };
    const order = {
      url: 'http://site/',
      registry: { format: 1 as const, remotes: {} },
      preview: null,
      savesData: false,
    };
    const pages: string[] = [];
    while (pages.length < 9) {
      const { html } = await workers.get({ shell: release, remote: undefined }).render(order);
      pages.push(html);
    }
    expect(Math.max(...pages.map(Number))).toBeLessThan(5);
  });
});

it('no thread starts after the site has stopped', async () => {
  const workers = new RenderWorkerPool({ folder: '/', apiUrl: 'http://127.0.0.1:9', remotesOrigin: null });
  await workers.close();
  const server = { file: 'server.cjs', integrity: '' };
  expect(() => workers.get({ shell: { ...shell, server }, remote: undefined })).toThrow('The site stops.');
});
