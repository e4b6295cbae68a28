import { remote, registryOf, shell } from '../testing/site-fixture.ts';
import { linkedStyles } from './linked-styles.ts';

it('links the styles of the shell and of the remote that owns the path', async () => {
  const listings = {
    ...remote('mfe-listings', 'dev', { path: '/browse-listings', access: 'public' }),
    base: '/mfe/mfe-listings/dev/',
    routes: { scripts: [], styles: ['static/css/browse.css'] },
  };
  const live = {
    cacheKey: '1',
    revision: 1,
    registry: registryOf(listings),
    shell: { ...shell, base: '/shell/dev/', styles: ['static/css/index.css'] },
    template: '',
    shellFolder: '',
  };
  const own =
    '<link rel="stylesheet" href="/shell/dev/static/css/index.css" data-href="static/css/index.css">';
  const remotes =
    '<link rel="stylesheet" href="/mfe/mfe-listings/dev/static/css/browse.css" data-href="static/css/browse.css">';
  expect(await linkedStyles(live, '/browse-listings')).toEqual({ html: own + remotes, sources: [] });
  expect(await linkedStyles(live, '/login')).toEqual({ html: own, sources: [] });
});
