import { createHash } from 'node:crypto';
import { siteFixture } from '../testing/site-fixture.ts';
import { allowScripts } from './inline-scripts.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the inline scripts of a shell', () => {
  const policyOf = allowScripts("script-src 'self' https://cdn.example; object-src 'none'");

  it('are allowed by their hashes', () => {
    const template = '<head><script>one()</script></head><body><script>two()</script></body>';
    expect(policyOf(template)).toBe(
      `script-src 'self' https://cdn.example ${hashOf('one()')} ${hashOf('two()')}; object-src 'none'`,
    );
  });

  it('are allowed in pages of that shell only, also from memory', () => {
    const [one, two] = ['<script>one()</script>', '<script>two()</script>'];
    for (const template of [one, two, one]) {
      expect(policyOf(template).includes(hashOf('one()'))).toBe(template === one);
      expect(policyOf(template).includes(hashOf('two()'))).toBe(template === two);
    }
  });

  it('change nothing where there are none', () => {
    expect(policyOf('<script type="application/json">{}</script>')).not.toContain('sha256');
  });

  it('are allowed in the response with the page, and nothing else inline is', async () => {
    const fixture = await siteFixture();
    await fixture.write('shell/1/index.html', '<script>early()</script><!-- site:head --><!-- site:data -->');
    const { headers } = await fixture.site.inject('/');
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashOf('early()')};`);
    await fixture.close();
  });
});
