import { goodShell, useRenderedSite } from '../testing/rendered-site.ts';

const script = '<script defer src="/shell/s/static/index.js"';
const preload = '<link rel="preload" as="script" href="/mfe/mfe-marketing/1/remoteEntry.js"';
const indexHtml =
  '<html><head><!-- site:head --></head><body><!-- site:page --><div id="root">frame</div><!-- /site:page --><template id="page-scripts"><!-- site:scripts --></template><!-- site:data --></body></html>';

const parts = (page: string) => ({
  head: /<head>([\s\S]*)<\/head>/.exec(page)?.[1],
  template: /<template id="page-scripts">([\s\S]*)<\/template>/.exec(page)?.[1],
});

describe('the scripts of a page', () => {
  const { publishShell, rendered, html } = useRenderedSite();

  it('wait in the template of the shell while the rendered page shows', async () => {
    await publishShell('s', goodShell, indexHtml);
    await rendered('/faq', 'React /faq');
    const { head, template } = parts(await html('/faq'));
    expect(template).toContain(script);
    expect(template).toContain(preload);
    expect(head).not.toContain(script);
    expect(head).not.toContain(preload);
  });

  it('load immediately in a page that shows only with them', async () => {
    await publishShell('s', goodShell, indexHtml);
    const { head, template } = parts(await html('/rooms/1'));
    expect(head).toContain(script);
    expect(template).toBe('');
  });

  it('load immediately if an earlier release of the shell has no template for them', async () => {
    await publishShell('s', goodShell);
    await rendered('/faq', 'React /faq');
    const { head } = parts(await html('/faq'));
    expect(head).toContain(script);
    expect(head).toContain(preload);
  });
});
