import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Logo } from '@roommate/ui';

const page = new DOMParser().parseFromString(
  readFileSync(join(__dirname, '../../index.html'), 'utf8'),
  'text/html',
);

const lines = (part: ParentNode) =>
  [...part.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));

it('the placeholder shows the brand of the header', () => {
  const { container } = render(<Logo />);
  const brand = page.querySelector('.placeholder-brand');
  expect(brand?.textContent.trim()).toBe(container.textContent.trim());
  expect(brand && lines(brand)).toEqual(lines(container));
});
