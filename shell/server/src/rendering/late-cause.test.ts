import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@roommate/server/testing';
import { shell } from '../testing/site-fixture.ts';
import type { StoppedPage } from './circuit-breaker.ts';
import { ReleaseRenderer } from './release-renderer.ts';

const LATE_MS = 300;
/** The release loads for longer than pages wait. */
const loading = 'const end = Date.now() + 1500; while (Date.now() < end);';
const job = {
  url: 'http://site/',
  registry: { format: 1 as const, remotes: {} },
  preview: null,
  savesData: false,
};
/** Such a page waits as long as the release may load. */
const background = { isForVisitor: false };

describe('the cause of a late start', () => {
  const failures: StoppedPage[] = [];
  const causes: StoppedPage[] = [];
  let folder: string;
  let renderer: ReleaseRenderer;
  beforeEach(async () => {
    failures.length = 0;
    causes.length = 0;
    folder = await mkdtemp(join(tmpdir(), 'late-cause-'));
    renderer = new ReleaseRenderer(
      { folder, apiUrl: 'http://127.0.0.1:9', remotesOrigin: null, loadLimitMs: LATE_MS },
      {
        onFailure: (failure) => failures.push(failure),
        onFull: () => undefined,
        onLateCause: (failure) => causes.push(failure),
      },
    );
  });
  afterEach(async () => {
    await renderer.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Renders a page of a release. */
  async function render(code: string, { isForVisitor = true, url = job.url } = {}): Promise<string> {
    await writeFile(join(folder, 'server.cjs'), code);
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    const server = { file: 'server.cjs', integrity };
    const page = { releases: { shell: { ...shell, base: '/', server }, remote: undefined }, path: '/faq' };
    return renderer
      .render({ ...job, url }, page, isForVisitor, ({ html }) => Promise.resolve(html))
      .catch(({ message }: Error) => message);
  }

  it('is known when the release fails in the end', async () => {
    expect(await render(`${loading} throw new Error('The cause.');`)).toBe('It did not load in time.');
    expect([failures.length, causes.length]).toEqual([1, 0]);
    await until(() => Promise.resolve(causes.length > 0));
    const text = expect.stringContaining('It does not load: Error: The cause.') as string;
    expect(causes).toEqual([{ shell: '1', release: 'shell 1', path: 'all pages', text }]);
  });

  it('is none when the release loads in the end, also if its process ends later', async () => {
    const code = `${loading}
exports.shared = {};
exports.start = () => undefined;
exports.render = async ({ url }) => {
  if (url.endsWith('/end')) process.exit(3);
  return { html: '<main>page</main>', head: '', data: { loaderData: {} } };
};`;
    const [late, page] = await Promise.all([render(code), render(code, background)]);
    expect([late, page]).toEqual(['It did not load in time.', '<main>page</main>']);
    expect(await render(code, { ...background, url: 'http://site/end' })).toMatch(/exit code 3/);
    expect(causes).toEqual([]);
  });

  it('is that of the page when no visitor waits', async () => {
    const text = await render(`${loading} throw new Error('The cause.');`, background);
    expect(text).toMatch(/The cause\./);
    expect(failures).toMatchObject([{ path: '/faq', text }]);
    expect(causes).toEqual([]);
  });

  it('is none when the site ends the process', async () => {
    expect(await render(loading)).toBe('It did not load in time.');
    await renderer.close();
    expect(causes).toEqual([]);
  });
});
