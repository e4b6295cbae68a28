import { jsonBlock, tag } from './html.ts';

describe('HTML that the server writes', () => {
  it('lets no text in a data block end it', () => {
    const evil = { name: '</script><script>alert(1)</script><!--' };
    const block = jsonBlock('data', evil);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    expect(block).not.toContain('<!--');
    expect(JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(evil);
  });

  it('lets no value end its attribute, and leaves out what is undefined', () => {
    expect(tag('link', { href: '"><script>', integrity: undefined })).toBe(
      '<link href="&quot;&gt;&lt;script&gt;">',
    );
  });
});
