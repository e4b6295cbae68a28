import { render } from '@testing-library/react';
import { breadcrumbList } from './breadcrumb-list.ts';
import { SiteOrigin, StructuredData, type Thing } from './structured-data.ts';

const dataOf = (root: HTMLElement): unknown =>
  JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

describe('structured data', () => {
  it('has absolute URLs at the public origin', () => {
    const { container } = render(
      <SiteOrigin value="https://rooms.example">
        <StructuredData things={(urlOf) => [breadcrumbList(urlOf, { name: 'FAQ', path: '/faq' })]} />
      </SiteOrigin>,
    );
    expect(dataOf(container)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://rooms.example/' },
            { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://rooms.example/faq' },
          ],
        },
      ],
    });
  });

  it('has the origin of the page in a browser', () => {
    const { container } = render(<StructuredData things={(urlOf) => [{ '@type': 'X', url: urlOf('/a') }]} />);
    expect(dataOf(container)).toMatchObject({ '@graph': [{ url: `${location.origin}/a` }] });
  });

  it('keeps every text inside its element', () => {
    const evil: Thing = { '@type': 'ListItem', name: '</script><img src=x onerror=alert(1)><!--' };
    const { container } = render(<StructuredData things={() => [evil]} />);
    expect(container.innerHTML.match(/</g)).toHaveLength(2);
    expect(dataOf(container)).toMatchObject({ '@graph': [evil] });
  });
});
