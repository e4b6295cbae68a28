import { freePort, until } from '@roommate/server/testing';
import type { SiteOptions } from '../src/config/site-options.ts';
import { expectStopped, good, useRenderedSite } from '../src/testing/rendered-site.ts';

/** Node would abort the whole process at objects of this size. */
const largeObjects = 'const all = []; for (;;) all.push(new Array(6e6).fill(0));';
const buffers = 'const all = []; for (;;) all.push(Buffer.alloc(5e7, 1));';

describe('pages from the server', () => {
  const site = useRenderedSite();

  it.each([
    ['throws while it loads', `throw new Error('no');`],
    ['never ends', `exports.page = () => { for (;;); };`],
    ['waits for what never comes', `exports.page = () => new Promise(() => undefined);`],
    ['renders no text', `exports.page = () => 42;`],
    ['renders nothing', `exports.page = () => '';`],
    ['renders HTML that is not a page', `exports.page = () => '</h1></main></div><p>x';`],
    ['renders far too much', `exports.page = () => 'x'.repeat(3e6);`],
    [
      'takes all memory',
      `exports.page = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };`,
    ],
    ['takes all memory with large objects', `exports.page = () => { ${largeObjects} };`],
    ['takes all memory with buffers', `exports.page = () => { ${buffers} };`],
    ['has a title that is not text', `exports.page = () => 'x'; exports.meta = () => ({ title: 7 });`],
    ['ends the process', `exports.page = () => process.exit(1);`],
    ['requires what is not shared', `require('node:fs');`],
  ])('come from the browser when the release %s, until the next good one', async (_what, code) => {
    await site.publish('1', code);
    await expectStopped(site);
    await site.publish('2', good);
    await site.rendered('/faq', 'of /mfe/mfe-marketing/2/');
  });
});

describe('when one page of a release', () => {
  const options: Partial<SiteOptions> = {};
  beforeAll(async () => {
    options.metrics = { host: '127.0.0.1', port: await freePort() };
  });
  const site = useRenderedSite(options);
  const failures = async () => {
    const text = await (await fetch(`http://127.0.0.1:${options.metrics?.port}/metrics`)).text();
    return /^render_failures_total (\d+)$/m.exec(text)?.[1];
  };

  it.each([
    ['never ends', 'for (;;);'],
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));'],
    ['takes all memory with large objects', largeObjects],
    ['takes all memory with buffers', buffers],
    ['ends the process', 'process.exit(1);'],
  ])('%s, the other pages still come from the server', async (_what, fault) => {
    await site.publish(
      '1',
      `exports.page = (url) => { if (url.endsWith('/faq')) { ${fault} } return 'good'; };`,
    );
    await until(async () => {
      await Promise.all(['/faq', '/', '/list'].map((url) => site.html(url)));
      return (await site.html('/operations.json')).includes('"renderFailure":"/faq: ');
    });
    // Only the failures of the page itself count.
    expect(await failures()).toBe('3');
    await site.rendered('/', 'good');
    await site.rendered('/list', 'good');
    expect(await failures()).toBe('3');
  });
});
