import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlinePage } from './offline-page.ts';

const TOKENS = join(__dirname, '../../../libs/ui/src/styles/tokens.css');

async function read() {
  const response = offlinePage();
  const html = await response.text();
  return { response, html, style: /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '' };
}

describe('the page for navigations without a copy', () => {
  it('has a style that its Content-Security-Policy allows', async () => {
    const { response, style } = await read();
    expect(response.status).toBe(503);
    expect(style).not.toBe('');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
  });

  it('has the brand, dark mode, and only colours of the product', async () => {
    const { html, style } = await read();
    expect(html).toContain('<svg');
    expect(style).toContain('prefers-color-scheme:dark');
    const known = readFileSync(TOKENS, 'utf8');
    const colours = style.match(/#[\da-f]{6}/g) ?? [];
    expect(colours.filter((colour) => !known.includes(colour))).toEqual([]);
  });
});
