import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Logo } from '@roommate/ui';

const frame = new DOMParser().parseFromString(
  readFileSync(join(__dirname, '../../index.html'), 'utf8'),
  'text/html',
);

const lines = (part: ParentNode) =>
  [...part.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));

it('the page opens with the brand of its header', () => {
  const { container } = render(<Logo />);
  const brand = frame.querySelector('.opening-brand');
  expect(brand?.textContent.trim()).toBe(container.textContent.trim());
  expect(brand && lines(brand)).toEqual(lines(container));
});
