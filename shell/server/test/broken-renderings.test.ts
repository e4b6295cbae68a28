import { expectStopped, good, useRenderedSite } from '../src/testing/rendered-site.ts';

describe('pages from the server', () => {
  const site = useRenderedSite();

  it.each([
    ['throws while it loads', `throw new Error('no');`],
    ['never ends', `exports.page = () => { for (;;); };`],
    ['waits for what never comes', `exports.page = () => new Promise(() => undefined);`],
    ['renders no text', `exports.page = () => 42;`],
    ['renders nothing', `exports.page = () => '';`],
    ['renders far too much', `exports.page = () => 'x'.repeat(3e6);`],
    [
      'takes all memory',
      `exports.page = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };`,
    ],
    ['has a title that is not text', `exports.page = () => 'x'; exports.meta = () => ({ title: 7 });`],
    ['ends the thread', `exports.page = () => process.exit(1);`],
    ['requires what is not shared', `require('node:fs');`],
  ])('come from the browser when the release %s, until the next good one', async (_what, code) => {
    await site.publish('1', code);
    await expectStopped(site);
    await site.publish('2', good);
    await site.rendered('/faq', 'of /mfe/mfe-marketing/2/');
  });
});
