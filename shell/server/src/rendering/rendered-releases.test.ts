import { signPreview } from '@roommate/release-store';
import { freePort, until } from '@roommate/server/testing';
import type { SiteOptions } from '../config/site-options.ts';
import { expectStopped, good, useRenderedSite } from '../testing/rendered-site.ts';

const previewKey = 'k'.repeat(32);
const both = [
  { version: '1', code: good },
  { version: '2', code: good },
];

describe('rendered pages while several releases are in use', () => {
  const site = useRenderedSite({ previewKey });

  const visit = async (cookie = '') => {
    const { body, headers } = await site.inject({ url: '/faq', headers: { cookie } });
    return {
      /** The release that rendered the page. */
      rendered: /React \/faq of \/mfe\/mfe-marketing\/(\d)\//.exec(body)?.[1],
      /** The release whose code the browser loads. */
      loaded: /href="\/mfe\/mfe-marketing\/(\d)\/remoteEntry\.js"/.exec(body)?.[1],
      cookie: String(headers['set-cookie'] ?? '').split(';', 1)[0],
      caching: headers['cache-control'],
    };
  };
  const renderedVisit = async (cookie?: string) => {
    await until(async () => (await visit(cookie)).rendered !== undefined);
    return visit(cookie);
  };

  it('have the HTML and the code of one release for each visitor of a canary', async () => {
    await site.publishAll(both, { version: '2', percent: 50 });
    const seen = new Set<string | undefined>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const { cookie } = await visit();
      const { rendered, loaded, caching } = await renderedVisit(cookie);
      expect(rendered).toBe(loaded);
      expect(caching).toBe('private, no-cache');
      seen.add(rendered);
    }
    expect([...seen].sort()).toEqual(['1', '2']);
  });

  it('show a preview to its visitor alone', async () => {
    await site.publishAll(both);
    const expires = Date.now() + 60_000;
    const cookie = `preview=${signPreview({ remote: 'mfe-marketing', version: '2', expires }, previewKey)}`;
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await renderedVisit(cookie)).toMatchObject({
        rendered: '2',
        loaded: '2',
        caching: 'private, no-store',
      });
      expect(await renderedVisit()).toMatchObject({ rendered: '1', loaded: '1', caching: 'no-cache' });
    }
  });

  it('come from the browser for a release without a server entry, and from the server for the others', async () => {
    const [first] = both;
    const older = [{ version: '2', code: undefined }, ...(first ? [first] : [])];
    await site.publishAll(older);
    expect(await visit()).toMatchObject({ rendered: undefined, loaded: '2' });
    await site.rendered('/login', '<h1>shell page</h1>');
    expect(await site.html('/operations.json')).toContain('"rendering":"browser","renderFailure":null');
    // A rollback.
    await site.publishAll([...older].reverse());
    expect(await renderedVisit()).toMatchObject({ rendered: '1', loaded: '1' });
  });
});

describe('pages that a release cannot render', () => {
  const options: Partial<SiteOptions> = {};
  beforeAll(async () => {
    options.metrics = { host: '127.0.0.1', port: await freePort() };
  });
  const site = useRenderedSite(options);
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${options.metrics?.port}/metrics`)).text();
    return new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1];
  };

  it('are counted in the metrics until the site stops to render them, and show until the next good release', async () => {
    const page = () => site.html('/operations');
    expect([await metric('render_failures_total'), await metric('render_stopped_releases')]).toEqual([
      '0',
      '0',
    ]);
    await site.publish('1', `exports.page = () => { throw new Error('no'); };`);
    await expectStopped(site);
    expect([await metric('render_failures_total'), await metric('render_stopped_releases')]).toEqual([
      '3',
      '1',
    ]);
    expect(await page()).toContain('It does not render on the server: /faq: Error: no');
    await site.publish('2', good);
    await site.rendered('/faq', 'of /mfe/mfe-marketing/2/');
    expect(await metric('render_stopped_releases')).toBe('0');
    expect(await page()).not.toContain('It does not render on the server');
  });

  it('show on the operations page and in the metrics when they leak memory, and stop', async () => {
    await site.publish(
      '1',
      `const leak = []; exports.page = () => { leak.push(new Array(6e6).fill(0)); return 'leak'; };`,
    );
    let page = 0;
    await until(async () => {
      // Each path is a page that is not in the cache.
      await site.html(`/areas/${(page += 1)}`);
      return (await site.html('/operations.json')).includes('"rendering":"stopped"');
    });
    expect(await metric('render_full_processes_total')).toBe('3');
    expect(await metric('render_stopped_releases')).toBe('1');
    const state = await site.html('/operations');
    expect(state).toMatch(
      /It does not render on the server: all pages: They leak memory: \d+ MB after \d pages\./,
    );
    expect(state).toContain('It held too much memory on the server: 3 times since the site started.');
    await site.publish('2', good);
    await site.rendered('/faq', 'of /mfe/mfe-marketing/2/');
    expect(await site.html('/operations')).not.toContain('too much memory');
  });

  it('name their error, also one that is its own cause', async () => {
    await site.publish(
      '1',
      `exports.page = () => { const error = new Error('circle'); throw Object.assign(error, { cause: error }); };`,
    );
    await expectStopped(site);
    expect(await site.html('/operations.json')).toContain('"renderFailure":"/faq: Error: circle');
  });
});
