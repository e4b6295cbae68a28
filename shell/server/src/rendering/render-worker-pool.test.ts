import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell } from '../testing/site-fixture.ts';
import { RenderWorkerPool } from './render-worker-pool.ts';

/** @param block code that takes 48 MB, for each page */
const leaking = (block: string): string => `
const leak = [];
exports.shared = {};
exports.start = () => undefined;
exports.render = async () => {
  leak.push(${block});
  return { html: '<main>' + leak.length + '</main>', head: '', data: { loaderData: {} } };
};`;
const job = {
  url: 'http://site/',
  registry: { format: 1 as const, remotes: {} },
  preview: null,
  savesData: false,
};

describe('a release', () => {
  let folder: string;
  let workers: RenderWorkerPool;
  let impatient: RenderWorkerPool;
  const source = () => ({ folder, apiUrl: 'http://127.0.0.1:9', remotesOrigin: null });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'render-workers-'));
    // A busy machine may need long to start a process.
    workers = new RenderWorkerPool({ ...source(), loadLimitMs: 60_000 });
    impatient = new RenderWorkerPool({ ...source(), loadLimitMs: 500 });
  });
  afterEach(async () => {
    await Promise.all([workers.close(), impatient.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  async function write(code: string) {
    await writeFile(join(folder, 'server.cjs'), code);
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    return { shell: { ...shell, base: '/', server: { file: 'server.cjs', integrity } }, remote: undefined };
  }

  it.each([
    ['memory', 'new Array(6e6).fill(0)'],
    ['buffers', 'Buffer.alloc(48e6)'],
  ])('that leaks %s gets a new process before it has used up the memory', async (_what, block) => {
    const releases = await write(leaking(block));
    const pages: string[] = [];
    while (pages.length < 9) {
      const { html } = await workers.get(releases).render(job);
      pages.push(html.replace(/<\/?main>/g, ''));
    }
    expect(Math.max(...pages.map(Number))).toBeLessThan(5);
  });

  it('that hangs at load fails, and later pages do not wait for it', async () => {
    const hanging = await write('for (;;);');
    const fail = () =>
      impatient
        .get(hanging)
        .render(job)
        .catch((error: unknown) => error);
    const failure = { kind: 'load', message: 'It did not load in time.' };
    expect(await fail()).toMatchObject(failure);
    const first = impatient.get(hanging);
    expect(await fail()).toMatchObject(failure);
    // Another process would have started.
    expect(impatient.get(hanging)).toBe(first);
  });

  it('that hangs at load fails with what it wrote before', async () => {
    const hanging = await write(`require('node:fs').writeSync(2, 'It waits.\\n'); for (;;);`);
    const textAfter = async (loadLimitMs: number): Promise<string> => {
      const patient = new RenderWorkerPool({ ...source(), loadLimitMs });
      const failing = patient.get(hanging).render(job);
      await expect(failing).rejects.toMatchObject({ kind: 'load' });
      await patient.close();
      return failing.then(String, ({ message }: Error) => message);
    };
    let limitMs = 1000;
    let text = await textAfter(limitMs);
    // A busy machine may need longer to start the process.
    while (text === 'It did not load in time.' && limitMs < 8000) text = await textAfter((limitMs *= 2));
    expect(text).toBe('It did not load in time.\nIt waits.');
  });

  it('fails with the cause when the system starts no process', async () => {
    // The system refuses such a long argument, as it does when it lacks memory.
    const apiUrl = `http://${'a'.repeat(300_000)}`;
    const failing = new RenderWorkerPool({ ...source(), apiUrl });
    const releases = await write('');
    const starting = Promise.resolve().then(() => failing.get(releases));
    await expect(starting).rejects.toMatchObject({
      kind: 'load',
      message: expect.stringMatching(/^It did not load\. spawn E/) as string,
    });
  });

  it('whose page blocks the process does not count against another page in it', async () => {
    const blocking = await write(`
exports.shared = {};
exports.start = () => undefined;
exports.render = ({ url }) => {
  const end = Date.now() + (url.endsWith('/faq') ? 1800 : 0);
  while (Date.now() < end);
  return new Promise(() => undefined);
};`);
    const worker = workers.get(blocking);
    const other = worker.render(job);
    await Promise.allSettled([other, worker.render({ ...job, url: 'http://site/faq' })]);
    await expect(other).rejects.toMatchObject({ kind: 'process' });
  });

  it.each([
    ['bytes', String.raw`'\xde\xad\xbe\xef\n'`],
    ['text', String.raw`'garbage\n'`],
    ['an unknown message', String.raw`'{"type":"?"}\n'`],
    ['a page without its parts', String.raw`'{"type":"rendered","id":1}\n'`],
  ])('that sends %s instead of a message costs only its process', async (_what, garbage) => {
    const releases = await write(`
exports.shared = {};
exports.start = () => undefined;
exports.render = async ({ url }) => {
  // The release needs no require for this.
  if (url.endsWith('/faq')) process.getBuiltinModule('fs').writeSync(3, Buffer.from(${garbage}, 'latin1'));
  return { html: '<main>page</main>', head: '', data: { loaderData: {} } };
};`);
    const first = workers.get(releases);
    const failing = first.render({ ...job, url: 'http://site/faq' });
    await expect(failing).rejects.toMatchObject({
      kind: 'process',
      message: expect.stringMatching(/^It sent something that is not a message/) as string,
    });
    expect(workers.get(releases)).not.toBe(first);
    expect((await workers.get(releases).render(job)).html).toBe('<main>page</main>');
  });

  it('that loads slowly fails for a visitor, and renders for nobody in particular', async () => {
    const wait = 'const end = Date.now() + 2000; while (Date.now() < end);';
    const slow = await write(`${wait}${leaking('0')}`);
    const worker = impatient.get(slow);
    const first = worker.render(job, false);
    await expect(worker.render(job)).rejects.toMatchObject({ kind: 'load' });
    await expect(worker.render(job)).rejects.toMatchObject({ kind: 'load' });
    expect(await first).toMatchObject({ html: '<main>1</main>' });
    expect(await worker.render(job)).toMatchObject({ html: '<main>2</main>' });
  });
});

it('no process starts after the site has stopped', async () => {
  const workers = new RenderWorkerPool({ folder: '/', apiUrl: 'http://127.0.0.1:9', remotesOrigin: null });
  await workers.close();
  const server = { file: 'server.cjs', integrity: '' };
  expect(() => workers.get({ shell: { ...shell, server }, remote: undefined })).toThrow('The site stops.');
});
