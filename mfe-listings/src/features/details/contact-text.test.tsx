import { render, screen } from '@testing-library/react';
import { ContactText } from './contact-text.tsx';

it('shows the digits of a number in their order, whatever text surrounds it', () => {
  const contact = '\u202EHello 01712-345678 or wa.me/8801712345678';
  render(<ContactText contact={contact} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.querySelector('bdi')?.textContent)).toEqual([
    '01712-345678',
    'wa.me/8801712345678',
  ]);
});
