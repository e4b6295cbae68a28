import { createHash } from 'node:crypto';
import { registryOf, remote, shell, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';
import { allowStyles, inlineStyles } from './inline-styles.ts';

describe('inline styles of a page', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
    await fixture.write('shell/1/static/index.css', '@font-face{src:url(../static/font/a.woff2)}');
    await fixture.write('mfe/mfe-a/1/static/routes.css', '.a{background:url("data:image/png,x")}');
  });
  afterEach(() => fixture.close());

  const releasesWith = (styles = shell.styles) => ({
    cacheKey: '1',
    revision: 1,
    registry: registryOf(remote('mfe-a', '1', { path: '/a', access: 'public' })),
    shell: { ...shell, styles },
    template: '',
    shellFolder: '',
  });
  const stylesOf = (styles?: string[]) => inlineStyles(fixture.folder)(releasesWith(styles), '/a');

  it('are those of the shell and of the page, with URLs that do not depend on the page', async () => {
    expect((await stylesOf()).html).toBe(
      '<style data-href="static/index.css">@font-face{src:url(/shell/1/static/font/a.woff2)}</style>' +
        '<style data-href="static/routes.css">.a{background:url("data:image/png,x")}</style>',
    );
  });

  it('are allowed by their hashes', async () => {
    const { html, sources } = await stylesOf();
    const contents = [...html.matchAll(/>([^<]*)<\/style>/g)].map(([, content = '']) => content);
    expect(sources).toEqual(
      contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`),
    );
    const policy = allowStyles("default-src 'self' https://cdn.example; object-src 'none'", sources);
    expect(policy).toBe(
      `default-src 'self' https://cdn.example; object-src 'none'; style-src 'self' https://cdn.example ${sources.join(' ')}`,
    );
  });

  it('are refused when they end their element', async () => {
    await fixture.write('shell/1/static/evil.css', '</STYLE><script>alert(1)</script>');
    await expect(stylesOf(['static/evil.css'])).rejects.toThrow('would end its own element');
  });
});
