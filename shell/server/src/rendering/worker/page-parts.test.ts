import { partsOf } from './page-parts.ts';

const page = {
  html: '<div><header><a href="/">Home</a></header><main id="main"><p>A room<br>in Mirpur</p></main></div>',
  head: '<link rel="preload" as="image" href="/a.avif"/>',
  data: { loaderData: { page: { rooms: [{ rent: 1, owner: null }] } } },
};
/** As a release may return it. */
const parts = (change: object) => partsOf({ ...page, ...change });

describe('what a release has rendered', () => {
  it('is a page with a main element and the data of its loaders', () => {
    expect(parts({})).toEqual({ ...page, data: JSON.stringify(page.data), meta: undefined });
  });

  it('may have properties without a value in its data', () => {
    const data = { loaderData: { page: { total: undefined, rent: -1.5, isNew: true } } };
    expect(parts({ data }).data).toBe('{"loaderData":{"page":{"rent":-1.5,"isNew":true}}}');
  });

  it('may have -0 in its data, as Math.round(-0.4) gives it', () => {
    expect(parts({ data: { loaderData: { page: -0 } } }).data).toBe('{"loaderData":{"page":0}}');
  });

  it.each([
    '',
    '<title>Rooms</title>\n<meta name="robots" content="noindex"><style>main{color:red}</style>',
    '<script type="application/ld+json">{"@type":"FAQPage"}</script>',
  ])('may have this head: %s', (head) => {
    expect(parts({ head }).head).toBe(head);
  });

  it.each([
    ['no text', { html: 42 }],
    ['an empty text', { html: '' }],
    ['far too much', { html: `<main>${'x'.repeat(2e6)}</main>` }],
    ['something without a main element', { html: '<p>x' }],
    ['a main element without an end', { html: '<div><main><p>x</p></div>' }],
    ['elements in the wrong order', { html: '<div><main>x</div></main>' }],
    ['an end without its start', { html: '<main>x</main></div>' }],
    ['a main element without content', { html: '<main id="main"><div> </div></main><p>x</p>' }],
    ['a head that is not text', { head: null }],
    ['a script in the head', { head: '<link rel="preload"><script>alert(1)</script>' }],
    ['a script that is not data', { head: '<script type="application/ld+json">1</script><script src="/x">' }],
    ['text in the head', { head: 'x' }],
    ['an element without an end in the head', { head: '<title>Rooms' }],
    ['no data', { data: undefined }],
    ['data without that of the loaders', { data: {} }],
    ['a function as data', { data: { loaderData: { page: () => 1 } } }],
    ['a symbol as data', { data: { loaderData: { page: Symbol('x') } } }],
    ['a map as data', { data: { loaderData: { page: new Map() } } }],
    ['a promise as data', { data: { loaderData: { page: Promise.resolve(1) } } }],
    ['a large integer as data', { data: { loaderData: { page: 1n } } }],
    ['a date as data', { data: { loaderData: { page: { at: new Date(0) } } } }],
    ['an object that writes itself as data', { data: { loaderData: { page: { toJSON: () => 1 } } } }],
    ['not a number as data', { data: { loaderData: { page: [Number.NaN] } } }],
    ['an infinite number as data', { data: { loaderData: { page: { most: -Infinity } } } }],
    ['an element without a value as data', { data: { loaderData: { page: [undefined] } } }],
    ['a hole as data', { data: { loaderData: { page: new Array(1) } } }],
    ['a title that is not text', { meta: { title: 7 } }],
  ])('is not a page when it has %s', (_what, change) => {
    expect(() => parts(change)).toThrow();
  });
});
