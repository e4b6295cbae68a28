import { readFileSync } from 'node:fs';
import { skeletonBlocks } from '@roommate/release-registry';
import { skeletonOf, withSkeleton } from './page-skeleton.ts';

const template = `<div id="root">
  <!-- site:skeleton -->
  <template data-skeleton="title"><p>Title</p></template>
  <template data-skeleton="cards"><p>Cards</p></template>
</div>`;

describe('the skeleton of a page', () => {
  it('has the blocks that the page declares, in their order, and no others', () => {
    expect(withSkeleton(template, ['cards', 'title'])).toBe(
      '<div id="root">\n  <div class="page-skeleton" aria-hidden="true"><p>Cards</p><p>Title</p></div>\n  </div>',
    );
  });

  it('has the title of the page as text, in a shell with a place for it', () => {
    const shell = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
    expect(withSkeleton(shell, ['title'], 'Rooms & <b>flats</b> for $&')).toContain(
      '<h1>Rooms &amp; &lt;b&gt;flats&lt;/b&gt; for $&amp;</h1> <i></i>',
    );
    expect(withSkeleton(template, ['title'], 'All Listings')).toContain('<p>Title</p>');
  });

  it('is absent for a page of an earlier release, which declares none', () => {
    expect(withSkeleton(template)).toBe('<div id="root">\n  \n  </div>');
  });

  it('is the one for a query parameter that the page declares', () => {
    const declared: Parameters<typeof skeletonOf>[0] = {
      skeleton: ['title', 'cards'],
      skeletonsByQuery: { 'view=table': ['title', 'rows'] },
    };
    expect(skeletonOf(declared, 'sort=rent&view=table')).toEqual(['title', 'rows']);
    expect(skeletonOf(declared, 'view=cards')).toEqual(['title', 'cards']);
    expect(skeletonOf({}, 'view=table')).toEqual([]);
  });

  it('leaves out a block that the shell does not know', () => {
    expect(withSkeleton(template, ['later'])).not.toContain('page-skeleton');
    expect(withSkeleton('<div id="root"></div>', ['title'])).toBe('<div id="root"></div>');
  });

  it('can have every block that a release may declare', () => {
    const shell = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
    for (const block of skeletonBlocks) {
      expect(withSkeleton(shell, [block])).toContain(`class="skeleton-${block}"`);
    }
  });
});
