import { until } from '@roommate/server/testing';
import { useRenderedSite } from '../testing/rendered-site.ts';

describe('a release that does not load on the server', () => {
  const options = { renderingLoadLimitMs: 1000, renderingMaxWaitMs: 60_000 };
  const site = useRenderedSite(options);

  it.each(['for (;;);', `throw new Error('no');`])(
    'stops after one visit, and no later visit waits for it: %s',
    async (code) => {
      await site.publish('1', code);
      const { body } = await site.inject({ url: '/faq' });
      expect(body).toContain('frame');
      await until(async () => (await site.html('/operations.json')).includes('"rendering":"stopped"'));
      const later = await site.html('/faq');
      expect(later).toContain('frame');
      // It would load again and again.
      expect(later).not.toContain('http-equiv');
    },
  );
});
