import { jsonBlock, tag } from './html.ts';

describe('HTML helpers', () => {
  it('escape text that would end a JSON block', () => {
    const evil = { name: '</script><script>alert(1)</script><!--' };
    const block = jsonBlock('data', evil);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    expect(block).not.toContain('<!--');
    expect(JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(evil);
  });

  it('escape attribute values and omit undefined ones', () => {
    expect(tag('link', { href: '"><script>', integrity: undefined })).toBe(
      '<link href="&quot;&gt;&lt;script&gt;">',
    );
  });
});
